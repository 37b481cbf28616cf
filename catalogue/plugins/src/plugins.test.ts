import { expect, it } from 'vitest'
import { pluginBrowsers } from './browsers.gen.ts'
import { pluginDefinitions } from './definitions.gen.ts'

it.each(pluginDefinitions)('$namespace gives functions only what its public settings hold', ({ functionDefaults, settings }) => {
  expect(Object.keys(settings.public.fields)).toEqual(expect.arrayContaining(Object.values(functionDefaults)))
})

it.each(pluginDefinitions)('$namespace asks for settings that it has, each in one place', ({ settings }) => {
  const names = [settings.public, settings.private].map(({ fields }) => Object.keys(fields))
  expect(names[0]?.filter((name) => names[1]?.includes(name))).toEqual([])
  for (const { fields, required = [] } of [settings.public, settings.private])
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...required]))
})

it.each(pluginDefinitions)('the browser side of $namespace has the functions that its definition declares', (definition) => {
  const browser = pluginBrowsers[definition.namespace]
  expect(Object.keys(browser?.functions ?? {}).toSorted()).toEqual(Object.keys(definition.functions).toSorted())
})
