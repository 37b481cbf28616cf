import { describe, expect, it } from 'vitest'
import { pairs, text } from '@heddle/kit'
import { resolveConfig } from './resolve-config.ts'

const label = (en: string) => ({ label: { en } })
const fields = { path: text(label('Path')), query: pairs(label('Query')) }
const formula = (code: string) => ({ type: 'f' as const, code })
/** A canvas that knows the values of some formulas. */
const canvas = (values: Readonly<Record<string, unknown>>) => ({
  explain: async (_: unknown, code: string) => ({
    result: Object.hasOwn(values, code)
      ? { ok: true as const, value: values[code] }
      : { ok: false as const, message: `no ${code}` },
  }),
})
type Canvas = NonNullable<Parameters<typeof resolveConfig>[0]>

describe('what a source is tried with', () => {
  it('are its own settings with the values that the page has now, however deep they stand', async () => {
    const config = {
      path: '/v1',
      query: [
        { name: 'q', value: formula('search') },
        { name: 'all', value: '1' },
      ],
      isAutoFetch: true,
    }
    expect(await resolveConfig(canvas({ search: 'rye' }) as unknown as Canvas, fields, config)).toEqual({
      path: '/v1',
      query: [
        { name: 'q', value: 'rye' },
        { name: 'all', value: '1' },
      ],
    })
    expect(await resolveConfig(undefined, fields, { path: '/v1' })).toEqual({ path: '/v1' })
    expect(await resolveConfig(canvas({ none: undefined }) as unknown as Canvas, fields, { path: formula('none') })).toEqual({
      path: null,
    })
  })

  it('are worked out in the place that is given, with the names that it has besides', async () => {
    const asked: unknown[] = []
    const explain = async (...given: readonly unknown[]) => {
      asked.push(given)
      return { result: { ok: true as const, value: 7 } }
    }
    const place = { nodeId: 'send000000000000', names: { event: { id: 7 } } }
    const config = { path: formula('event.id') }
    expect(await resolveConfig({ explain } as unknown as Canvas, fields, config, place)).toEqual({ path: 7 })
    expect(asked).toEqual([['send000000000000', 'event.id', { isWhole: true, names: place.names }]])
  })

  it('says which setting has no value', async () => {
    const config = { path: formula('search') }
    await expect(resolveConfig(canvas({}) as unknown as Canvas, fields, config)).rejects.toThrow('Path: no search')
    await expect(resolveConfig(undefined, fields, config)).rejects.toThrow('The page on the canvas is not there yet')
  })
})
