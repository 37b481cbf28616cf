import { expect } from '@playwright/test'
import type { Point } from '../builder.ts'
import { click, drag, press, type } from './input.ts'
import type { OtherBrowser } from './other-browser.ts'

/** Something of the page: a selector, and the name that a person reads on it. */
export interface Thing {
  readonly selector: string
  readonly name?: string
}

export const button = (name: string): Thing => ({ selector: 'button, [role=button]', name })
export const field = (name: string): Thing => ({ selector: 'input, [role=searchbox]', name })
export const row = (name: string): Thing => ({ selector: '[role=treeitem]', name })

/** Finds the last shown one of what a selector and a name mean, brings it into sight, and answers its middle and its text. */
const find = ({ selector, name }: Thing): string => `
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').trim()
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && (${JSON.stringify(name ?? null)} === null || nameOf(element) === ${JSON.stringify(name ?? null)})
  })
  const element = found.at(-1)
  if (!element) return null
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, text: element.textContent, href: element.href }
`

interface Found extends Point {
  readonly text: string
  readonly href?: string
}

/** What a person does with mouse and keyboard in a browser that only WebDriver reaches. */
export function handOn(browser: OtherBrowser) {
  async function see(thing: Thing): Promise<Found> {
    let found: Found | null = null
    await expect
      .poll(async () => (found = (await browser.evaluate(find(thing))) as Found | null), { message: JSON.stringify(thing) })
      .not.toBeNull()
    if (found === null) throw new Error(`Nothing is called ${thing.name}`)
    return found
  }
  return {
    see,
    click: async (thing: Thing) => browser.act([click(await see(thing))]),
    doubleClick: async (thing: Thing) => browser.act([click(await see(thing), { times: 2 })]),
    drag: async (from: Thing, to: Thing, move: Point = { x: 0, y: 0 }) => {
      const [start, end] = [await see(from), await see(to)]
      await browser.act([drag(start, { x: end.x + move.x, y: end.y + move.y })])
    },
    type: (text: string) => browser.act([type(text)]),
    press: (chord: string) => browser.act([press(chord)]),
    fill: async (thing: Thing, text: string) => {
      await browser.act([click(await see(thing), { times: 3 })])
      await browser.act([type(text)])
    },
    /** Texts of what a selector finds, in the order of the screen. */
    texts: (selector: string) =>
      browser.evaluate(
        `return [...document.querySelectorAll(${JSON.stringify(selector)})]
          .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)
          .map((element) => element.textContent.trim())`,
      ),
  }
}
