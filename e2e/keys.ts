import { expect, type Locator, type Page } from '@playwright/test'
import { canvas, canvasArea, expectSelected, inspectorSection } from './builder.ts'

/** More than there are places of the keyboard in a panel, an inspector or the regions of the screen. */
const MOST_STEPS = 120

/** What has the keys, as somebody would see it in the markup. */
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? 'nothing')

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement)

/** Somebody who builds by keyboard alone. */
export function keyboardHand(page: Page) {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const type = (text: string) => page.keyboard.type(text)
  /** Walks on with a key until something has the focus. */
  const walkTo = async (target: Locator, key: 'Tab' | 'F6') => {
    await expect(target).toBeAttached()
    // A way that leads round without coming there says where it was, instead of going on for ever.
    for (let steps = 0; !(await isFocused(target)); steps++) {
      if (steps === MOST_STEPS) throw new Error(`${key} does not lead there, but to ${await focused(page)}`)
      await press(key)
    }
  }
  const tabTo = (target: Locator) => walkTo(target, 'Tab')
  return {
    press,
    type,
    walkTo,
    tabTo,
    toCanvas: () => walkTo(canvasArea(page), 'F6'),
    /** From the canvas to a row of the inspector. */
    inspect: async (section: string, name: RegExp, role: 'button' | 'textbox') => {
      await press('F6')
      await tabTo((await inspectorSection(page, section)).getByRole(role, { name }).last())
    },
    /** Picks from the list of the button that has the focus. */
    choose: async (option: string) => {
      await press('Enter')
      await expect(page.getByRole('option', { name: option, exact: true })).toBeVisible()
      await expect(page.locator('[role="option"]:focus, [role="listbox"]:focus')).toBeVisible()
      await type(option)
      await press('Enter')
      // The keys come back a frame after the list has gone; a Tab before would begin at the canvas.
      await expect(page.locator('[aria-haspopup="listbox"]:focus')).toBeVisible()
    },
    /** Adds what is found by words, at what is selected on the canvas. */
    insert: async (words: string, selected: string) => {
      await press('i')
      await type(words)
      await press('Enter')
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeHidden()
      // The canvas has the keys again a frame after the palette has gone, and would take them from where somebody went meanwhile.
      await expect(canvasArea(page)).toBeFocused()
      await expectSelected(page, selected)
    },
    /** Writes another text into what is selected on the canvas. */
    rewrite: async (text: string) => {
      await press('Enter')
      await expect(canvas(page).locator('[contenteditable]:focus')).toBeVisible()
      await type(text)
      await press('Enter')
      await expect(canvasArea(page)).toBeFocused()
    },
    /** Makes a variable of the page; the focus is in the inspector then. */
    addVariable: async (name: string) => {
      // From the canvas back to the panel that opened.
      await press('v', 'Shift+F6')
      await tabTo(page.getByRole('button', { name: 'New data' }))
      await press('Enter')
      const ofPage = page.getByRole('menuitem', { name: 'New variable of this page' })
      await expect(ofPage).toBeVisible()
      await press('ArrowDown')
      await expect(ofPage).toBeFocused()
      await press('Enter')
      await expect(page.getByRole('complementary', { name: 'Panel' }).getByLabel('Name', { exact: true })).toBeFocused()
      await type(name)
      await press('Enter')
      await walkTo(page.getByRole('complementary', { name: 'Inspector' }).getByRole('button', { name: `Delete ${name}` }), 'F6')
    },
  }
}

/** A key for the selection, pressed on the canvas. */
export async function pressOnCanvas(page: Page, key: string): Promise<void> {
  // What has just closed gives the keys back to where it was opened from a frame later.
  await expect(async () => {
    await canvasArea(page).focus()
    await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
    await expect(canvasArea(page)).toBeFocused({ timeout: 1 })
  }).toPass()
  await page.keyboard.press(key)
}
