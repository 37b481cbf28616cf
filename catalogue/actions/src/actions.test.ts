import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOutcome, type ActionParameter } from '@heddle/kit'
import { actionDefinitions } from './definitions.gen.ts'
import { actionRuns } from './runs.gen.ts'
import { startAction, type StartedAction } from './testing/run-action.ts'

const icons = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'))
const folder = dirname(fileURLToPath(import.meta.url))

/** What a literal of a parameter looks like, by its kind. */
const LITERALS: Partial<Record<ActionParameter['kind'], string>> = { text: 'string', number: 'number', boolean: 'boolean' }

/** Names in braces of a summary. */
const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)

function problemOfDefault({ kind, field, default: value }: ActionParameter): string | undefined {
  // A number without a default is left open: what its field begins with is only said in the empty box.
  if (field?.kind === 'number' && value === undefined) return field.check(field.default)
  if (field) return value === field.default ? field.check(field.default) : 'is another than that of its field'
  if (value === undefined || LITERALS[kind] === undefined) return undefined
  return typeof value === LITERALS[kind] ? undefined : `is no ${kind}`
}

/** Ends a started action whatever it waits for; one that waits for nothing and does not end hangs. */
async function endOf({ ended, clock }: StartedAction): Promise<unknown> {
  const caught = ended.catch((error: unknown) => ({ error }))
  await new Promise(setImmediate)
  if (clock.waiting() > 0) await clock.advance(Number.MAX_VALUE)
  return Promise.race([caught, new Promise((resolve) => setImmediate(() => resolve('hangs')))])
}

const saysSomething = (error: unknown): boolean => error instanceof Error && error.message !== ''

const anyArgument = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>('', 'id', 1e308, -1, '5', undefined, Number.NaN, [null]))

describe.each(actionDefinitions.map((definition) => [definition.type, definition] as const))('%s', (type, definition) => {
  it('is named in English and Russian, with an icon, a folder and a body of its type', () => {
    for (const text of [
      definition.label,
      definition.description,
      ...Object.values(definition.parameters).map(({ label }) => label),
    ]) {
      expect(text['en']).not.toBe('')
      expect(text['ru']).toMatch(/[а-яё]/i)
    }
    expect(existsSync(join(icons, 'icons', `${definition.icon}.svg`))).toBe(true)
    expect(existsSync(join(folder, 'items', type, 'run.ts'))).toBe(true)
    expect(actionRuns[type]).toBeTypeOf('function')
  })

  it('sums up in a line what it does, in both languages, by the values of its own parameters', () => {
    const names = Object.keys(definition.parameters)
    const { summary = definition.label } = definition
    expect(namesIn(summary.en).filter((name) => !names.includes(name ?? ''))).toEqual([])
    expect(namesIn(summary.ru ?? '').toSorted()).toEqual(namesIn(summary.en).toSorted())
  })

  it('begins with values that its parameters accept', () => {
    const problems = Object.entries(definition.parameters).flatMap(([name, parameter]) => {
      const problem = problemOfDefault(parameter)
      return problem === undefined ? [] : [`${name} ${problem}`]
    })
    expect(problems).toEqual([])
  })

  it('ends whatever it is given: with an outcome, or an error that says something; it changes none of its arguments and reaches only ports it declares', async () => {
    const names = Object.keys(definition.parameters)
    const run = actionRuns[type]
    if (!run) throw new Error('no body')
    await fc.assert(
      fc.asyncProperty(
        fc.record(Object.fromEntries(names.map((name) => [name, anyArgument])), { requiredKeys: [] }),
        async (args) => {
          const before = JSON.stringify(args)
          const started = startAction(run, args)
          const end = await endOf(started)
          expect(JSON.stringify(args)).toBe(before)
          expect([...started.reached].filter((port) => !definition.ports.some((name) => name === port))).toEqual([])
          if (typeof end === 'object' && end !== null && 'error' in end) expect(saysSomething(end.error)).toBe(true)
          else expect(end === undefined || isOutcome(end)).toBe(true)
        },
      ),
      { numRuns: 60 },
    )
  })
})

it.each([
  ['go-to-page', {}, 'pageId path parameters query section newTab progress'],
  ['go-to-page', { path: '/a', progress: true }, 'path query section newTab progress progressColor'],
  ['upload-file', {}, 'source variable tag readers'],
  ['upload-file', { source: 'value' }, 'source file tag readers'],
  ['http-request', {}, 'url method headers query auth credentials timeout retries cache keepAlive'],
  [
    'http-request',
    { method: 'POST', auth: 'basic', retries: 2 },
    'url method headers query body auth username password credentials timeout retries retryDelay retryMode cache keepAlive',
  ],
  ['update-collection', {}, 'collectionId updateType value merge applyFilter applySort'],
  ['update-collection', { updateType: 'insert', by: 'id' }, 'collectionId updateType index value applyFilter applySort'],
  ['update-collection', { updateType: 'delete', by: 'id' }, 'collectionId updateType by idKey id applyFilter applySort'],
  ['update-collection', { updateType: 'update' }, 'collectionId updateType by index value merge applyFilter applySort'],
  ['change-variable', { operation: 'pop' }, 'variable operation path'],
  ['change-variable', { operation: 'insert' }, 'variable value operation index path'],
])('%s asks only for what applies: %j', (type, args, names) => {
  const parameters = actionDefinitions.find((definition) => definition.type === type)?.parameters ?? {}
  const shown = Object.entries(parameters).filter(([, { when }]) => when?.(args) ?? true)
  expect(shown.map(([name]) => name).join(' ')).toBe(names)
})
