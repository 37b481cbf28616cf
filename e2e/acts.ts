import type { Page } from '@playwright/test'

/**
 * Counts what a hand does in the editor from now on until the page is loaded anew: each press of the pointer, each chord or key
 * that moves or decides, and each text that is typed, together with the Enter that keeps it.
 */
export async function countActs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let acts = 0
    let isTyping = false
    const type = () => {
      if (!isTyping) acts += 1
      isTyping = true
    }
    const decide = () => {
      acts += 1
      isTyping = false
    }
    const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (['Control', 'Shift', 'Alt', 'Meta'].includes(key)) return
      if (key.length === 1 && !ctrlKey && !metaKey && !altKey) type()
      else if (key === 'Enter' && isTyping) isTyping = false
      else decide()
    }
    window.addEventListener('input', type, true)
    window.addEventListener('pointerdown', decide, true)
    window.addEventListener('keydown', onKey, true)
    Object.assign(window, { actsOfHand: () => acts })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'actsOfHand')()))
}
