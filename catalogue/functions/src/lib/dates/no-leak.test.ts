import { anything, array, assert, constantFrom, date, double, integer, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { functions } from '../../date.gen.ts'
import { fakeHost } from '../../testing/fake-host.ts'

const text = constantFrom(
  '',
  'YYYY-MM-DD',
  'DD/MM/YYYY HH:mm',
  'LLLL',
  'x',
  'ru',
  'day',
  'M',
  'Asia/Tokyo',
  '2024-05-10',
  '24:00',
)
const isoTexts = date({ noInvalidDate: true }).map((day) => day.toISOString())
const argument = oneof(text, isoTexts, string(), integer(), double(), date(), anything({ maxDepth: 1 }))
const zones = constantFrom('UTC', 'Asia/Tokyo', 'America/New_York', 'Pacific/Kiritimati')
const LENGTHS = { maxLength: 4 }

test('date functions give dates, texts and numbers or say what is wrong; Invalid Date and NaN never leak', () => {
  assert(
    property(constantFrom(...Object.keys(functions)), array(argument, LENGTHS), zones, (name, args, zone) => {
      let result: unknown
      try {
        result = functions[name]?.call?.(fakeHost({ timezone: () => zone }), ...args)
      } catch (error) {
        expect((error as Error).message).toMatch(/^(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh) parameter must be a/)
        return
      }
      expect(['string', 'number']).toContain(typeof result)
      expect(result).not.toBeNaN()
      // A format may itself say so.
      if (typeof result === 'string' && !args.some((arg) => typeof arg === 'string' && /Na|Inv/.test(arg)))
        expect(result).not.toMatch(/NaN|Invalid/)
    }),
    { numRuns: 5000 },
  )
})
