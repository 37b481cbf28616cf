import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { elementStyles } from '../../styles.gen.ts'
import { ProgressBar } from './component.tsx'
import { progressBarDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(progressBarDefinition.fields).map(([name, field]) => [name, field.default]))

function show(props: object, dir = 'ltr'): readonly [line: HTMLElement, part: HTMLElement] {
  const body = <ProgressBar root={{}} props={{ ...defaults, ...props } as never} />
  document.body.innerHTML = `<style>${elementStyles['progress-bar']}</style><div dir="${dir}" style="width: 200px">${renderToStaticMarkup(body)}</div>`
  const line = document.querySelector<HTMLElement>('[role=progressbar]') ?? expect.fail()
  return [line, (line.firstElementChild as HTMLElement | null) ?? expect.fail()]
}

afterEach(() => document.body.replaceChildren())

test('the line is filled from where one begins to read', () => {
  const sides = (dir: string) => {
    const [line, part] = show({ value: 25 }, dir).map((one) => one.getBoundingClientRect())
    return [(part?.left ?? 0) - (line?.left ?? 0), part?.width, line?.height]
  }
  expect(sides('ltr')).toEqual([0, 50, 8])
  expect(sides('rtl')).toEqual([150, 50, 8])
})

test('where nobody knows how far it is, a part runs along it, and fades for whoever asks for less motion', async () => {
  expect(getComputedStyle(show({ indeterminate: true })[1]).animationName).toBe('heddle-bar-runs')
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(getComputedStyle(show({ indeterminate: true })[1]).animationName).toBe('heddle-bar-fades')
  expect(getComputedStyle(show({})[1]).transitionDuration).toBe('0s')
})

test('in forced colours the line has an edge and its part another colour', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const [line, part] = show({}).map((one) => getComputedStyle(one))
  expect(line?.borderTopWidth).toBe('1px')
  expect(part?.backgroundColor).not.toBe(line?.backgroundColor)
})
