import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { GALLERY_TYPES } from '../gallery-records.ts'
import { startHeddle } from '../heddle.ts'
import { publishGallery } from '../publish-gallery.ts'
import { publishTown } from '../town/publish-town.ts'
import { ROOT } from '../../scripts/run.mjs'
import { BROWSERS } from './browsers.ts'
import { button, field, handOn, type Thing } from './hand.ts'
import type { OtherBrowser } from './other-browser.ts'
import { publishClub } from './publish-club.ts'

const heading = (name: string): Thing => ({ selector: 'h1', name })
const link = (name: string): Thing => ({ selector: 'a', name })
/** The town asks for a sheet of fonts and for tides where nobody is. */
const ELSEWHERE = /elsewhere\.example|The collection "tides"/

/** What lies over the page and is open. */
const opened = (browser: OtherBrowser) =>
  browser.evaluate(`return [...document.querySelectorAll('dialog[open], :popover-open')].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight ? 'whole' : [left, right, top, bottom].join()
  })`)

/** Who is signed in, as the site's server says. */
const SESSION = `
  const asked = new XMLHttpRequest()
  asked.open('POST', '/ww/accounts/session', false)
  asked.setRequestHeader('content-type', 'application/json')
  asked.send('{}')
  return asked.responseText`
/** WebKit takes a source with a question about the device for unfit while the film has no box yet (decision 0156). */
const FILM = `
  const film = document.querySelector('video')
  if (!film.muted) return 'loud'
  return film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE ? 'passed by' : film.paused ? 'stands' : 'plays'`

for (const { name, start } of BROWSERS) {
  test.describe(name, () => {
    test.skip(start === undefined, `${name} is not installed`)

    test('a site: popup, languages, dates, and visits without a connection', async ({ browser: builder }) => {
      if (start === undefined) return
      const heddle = await startHeddle()
      const url = await publishTown(builder, heddle)
      const browser = await start()
      const hand = handOn(browser)
      try {
        await test.step('a popup of a page without a script opens, takes Escape, and is closed by its own button', async () => {
          await browser.goto(url)
          await hand.click(button('When are you open?'))
          await expect.poll(() => opened(browser)).toEqual(['whole'])
          await hand.press('Escape')
          await expect.poll(() => opened(browser)).toEqual([])
          await hand.click(button('When are you open?'))
          await hand.click(button('Back'))
          await expect.poll(() => opened(browser)).toEqual([])
        })
        await test.step('the page in another language', async () => {
          await hand.click(link('Deutsch'))
          await hand.see(heading('Marktstadt'))
          expect(await browser.evaluate('return [document.documentElement.lang, location.pathname]')).toEqual(['de', '/de'])
        })
        await test.step('a page that lives: days and words of the language, a calendar beside its field, what is typed', async () => {
          await hand.click(link('Fahrplan'))
          await hand.see(heading('Die Boote des Tages'))
          await hand.see({ selector: 'p', name: 'Samstag' })
          await hand.see({ selector: 'p', name: 'Cod' })
          await hand.click({ selector: '[aria-haspopup=dialog]' })
          await expect.poll(() => opened(browser)).toEqual(['whole'])
          await hand.press('Escape')
          await expect.poll(() => opened(browser)).toEqual([])
          await hand.click(field('Ein Boot finden'))
          await hand.type('ada')
          await expect.poll(() => browser.evaluate('return document.activeElement.value')).toBe('ada')
        })
        await test.step('without a connection: what was visited is read again, what was not is stood in for', async () => {
          expect(await browser.evaluate('return isSecureContext')).toBe(true)
          await expect.poll(() => browser.evaluate('return navigator.serviceWorker.controller !== null')).toBe(true)
          await browser.goto(`${url}/`)
          await hand.see(heading('Market town'))
          await browser.goto(`${url}/timetable`)
          await hand.see(heading('The boats of the day'))
          await heddle.kill()
          await browser.goto(`${url}/timetable`)
          await hand.see({ selector: 'p', name: 'Saturday' })
          await browser.goto(`${url}/write`)
          await hand.see(heading('You are offline'))
          await heddle.restart()
        })
        expect(browser.errors.filter((text) => !ELSEWHERE.test(text))).toEqual([])
      } finally {
        await writeFile(test.info().outputPath('last.png'), await browser.picture())
        await browser.close()
        await heddle.dispose()
      }
    })

    test('a club: signing up, uploading, a film behind a text', async ({ browser: builder }) => {
      if (start === undefined) return
      const heddle = await startHeddle()
      const url = await publishClub(builder, heddle)
      const browser = await start()
      const hand = handOn(browser)
      try {
        await test.step('somebody signs up, and is known on the next page', async () => {
          await browser.goto(`${url}/sign-up`)
          await hand.fill(field('Name'), 'Ann')
          await hand.fill(field('E-mail'), 'ann@example.org')
          await hand.fill(field('Password'), 'a long secret')
          await hand.click(button('Create the account'))
          await hand.see(heading('Send us your letters'))
          await expect.poll(() => browser.evaluate(SESSION)).toContain('ann@example.org')
        })
        await test.step('a file is uploaded, and shown', async () => {
          await browser.choose('input[type=file]', join(ROOT, 'e2e/fixtures/lake.png'))
          await hand.see({ selector: 'img[alt="Your picture"]' })
          await expect
            .poll(() => browser.evaluate(`return document.querySelector('img[alt="Your picture"]').naturalWidth`))
            .toBe(320)
        })
        await test.step('the film plays without sound and by itself, unless WebKit passed it by', async () => {
          await hand.see({ selector: 'h2', name: 'The film' })
          await expect.poll(() => browser.evaluate(FILM)).toMatch(name === 'WebKit' ? /^(?:plays|passed by)$/ : /^plays$/)
        })
        expect(browser.errors).toEqual([])
      } finally {
        await writeFile(test.info().outputPath('last.png'), await browser.picture())
        await browser.close()
        await heddle.dispose()
      }
    })

    test('the gallery: every element, its picture, nothing that sticks out', async ({ browser: builder }) => {
      if (start === undefined) return
      const heddle = await startHeddle()
      const slug = await publishGallery(builder, heddle, GALLERY_TYPES)
      const browser = await start()
      try {
        for (const type of GALLERY_TYPES) {
          await browser.goto(heddle.siteUrl(slug, `/${type}`))
          await handOn(browser).see({ selector: 'h1' })
          const over = await browser.evaluate('return document.documentElement.scrollWidth - innerWidth')
          expect.soft(over, type).toBeLessThanOrEqual(0)
          await writeFile(test.info().outputPath(`${type}.png`), await browser.picture())
        }
        expect.soft(browser.errors).toEqual([])
      } finally {
        await browser.close()
        await heddle.dispose()
      }
    })
  })
}
