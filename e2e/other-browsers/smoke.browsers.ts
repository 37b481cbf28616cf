import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { OWNER } from '../builder.ts'
import { startHeddle } from '../heddle.ts'
import { BROWSERS } from './browsers.ts'
import { button, field, handOn, row, type Thing } from './hand.ts'

/** The outline around what is selected on the canvas: its middle is that of the element. */
const selected: Thing = { selector: '[data-outline=selection]' }
const heading = (name: string): Thing => ({ selector: 'h1, h2', name })

for (const { name, start } of BROWSERS)
  test(`${name}: sign in, draw, type in place, drag, undo, publish, visit`, async () => {
    test.skip(start === undefined, `${name} is not installed`)
    if (start === undefined) return
    const heddle = await startHeddle()
    const browser = await start()
    const hand = handOn(browser)
    /** Writes another text in the place of the selected one. */
    async function typeInPlace(text: string, typed: string): Promise<void> {
      await hand.doubleClick({ ...selected, name: `Text · ${text}` })
      await expect.poll(() => browser.evaluate('return document.activeElement.tagName')).toBe('IFRAME')
      await hand.press('Control+a')
      await hand.type(typed)
      await hand.press('Enter')
      await hand.see({ ...selected, name: `Text · ${typed}` })
    }
    const rows = () => hand.texts('[role=treeitem] [data-name]')
    try {
      await test.step('an account and a project', async () => {
        await browser.goto(heddle.url)
        await hand.fill(field('Name'), OWNER.name)
        await hand.fill(field('E-mail'), OWNER.email)
        await hand.fill(field('Password'), OWNER.password)
        await hand.press('Enter')
        await hand.see(heading('Projects'))
        await hand.click(button('New project'))
        await hand.fill(field('Name'), 'Lake')
        await hand.click(button('Create project'))
        await hand.see({ selector: 'iframe' })
        await hand.see({ selector: '[role=status]', name: 'Saved' })
      })

      await test.step('two texts in a section, typed in place', async () => {
        await hand.click(button('Add'))
        for (const element of ['Section', 'Text'])
          await hand.click({ selector: '[role=listitem] button, li button', name: element })
        await hand.click(button('Navigator'))
        await typeInPlace('New text', 'One')
        await hand.press('Control+d')
        await expect.poll(rows).toEqual(['Section', 'One', 'One'])
        await typeInPlace('One', 'Two')
        await expect.poll(rows).toEqual(['Section', 'One', 'Two'])
      })

      await test.step('dragged in the navigator and on the canvas', async () => {
        await hand.drag(row('Two'), row('One'), { x: 0, y: -9 })
        await expect.poll(rows).toEqual(['Section', 'Two', 'One'])
        await hand.click(row('Two'))
        const upper = await hand.see(selected)
        await hand.click(row('One'))
        await expect.poll(async () => (await hand.see(selected)).y).toBeGreaterThan(upper.y)
        const lower = await hand.see(selected)
        await hand.drag(selected, selected, { x: 0, y: upper.y - lower.y - 5 })
        await expect.poll(rows).toEqual(['Section', 'One', 'Two'])
      })

      await test.step('undone', async () => {
        await hand.press('Control+z')
        await expect.poll(rows).toEqual(['Section', 'Two', 'One'])
      })

      await test.step('published and visited', async () => {
        await hand.click(button('Publish'))
        await hand.click(button('Publish now'))
        const { href = '' } = await hand.see({ selector: '[role=dialog] a' })
        await browser.goto(href)
        await hand.see({ selector: 'p, h1, span, div', name: 'Two' })
        await expect.poll(() => hand.texts('section > *')).toEqual(['Two', 'One'])
      })
      expect(browser.errors).toEqual([])
    } finally {
      await writeFile(test.info().outputPath('last.png'), await browser.picture())
      await browser.close()
      await heddle.dispose()
    }
  })
