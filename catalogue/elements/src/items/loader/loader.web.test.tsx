import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { elementStyles } from '../../styles.gen.ts'
import { Loader } from './component.tsx'
import { loaderDefinition } from './definition.ts'

const KINDS = loaderDefinition.fields.kind.options.map(({ value }) => value)

function show(kind: string, rules = ''): Element {
  const html = renderToStaticMarkup(<Loader root={{ className: 'k' }} props={{ kind, label: 'Loading…' } as never} />)
  document.body.innerHTML = `<style>${elementStyles['loader']} .k { display: inline-block; ${rules} }</style>${html}`
  return document.querySelector('.heddle-loader') ?? expect.fail()
}

afterEach(() => document.body.replaceChildren())

test.each([...KINDS, 'a text of somebody'])('%s moves for ever, and fades for whoever asks for less motion', async (kind) => {
  const moves = getComputedStyle(show(kind))
  expect([moves.animationIterationCount, moves.animationName.startsWith('heddle-loader-')]).toEqual(['infinite', true])
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(getComputedStyle(show(kind)).animationName).toBe('heddle-loader-fades')
})

test('it is as large as is asked for, its words take no room', () => {
  expect(show('circle', '--loader-size: 64px').parentElement?.getBoundingClientRect().width).toBe(64)
  expect(getComputedStyle(show('circle', '--loader-size: 9000px')).width).toBe('2000px')
})

test.each(KINDS)('in forced colours %s is seen', async (kind) => {
  await emulateMedia({ 'forced-colors': 'active' })
  const { backgroundColor, borderTopColor, color } = getComputedStyle(show(kind))
  expect([backgroundColor, borderTopColor]).toContain(color)
  expect(color).not.toBe(getComputedStyle(document.documentElement).backgroundColor)
})
