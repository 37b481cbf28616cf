import type { Page } from '@playwright/test'
import { ask } from './visitor.ts'

/** Every text that a page's HTML holds, as a reader without scripts has it who is signed in as on `site`. */
export async function textsOf(site: Page, url: string): Promise<readonly string[]> {
  // The policy of the page on show would speak of a sheet of another page.
  const cookie = (await site.context().cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = (await ask(url, cookie ? { cookie } : {})).body.toString('utf8').replaceAll(/<style\b.*?<\/style>/gs, '')
  return site.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html')
    for (const script of page.querySelectorAll('script')) script.remove()
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '')
    return texts
  }, html)
}

/** The texts that stand on a page now, as one. */
export const shownOn = (site: Page): Promise<string> =>
  site.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement
    for (const script of body.querySelectorAll('script')) script.remove()
    return body.textContent
  })
