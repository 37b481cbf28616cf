import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { ROOT } from '../../scripts/run.mjs'
import { ELSEWHERE } from './records.ts'

const ANYBODY = { 'access-control-allow-origin': '*' }
const FONT = join(ROOT, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')
const SHEET = `@font-face{font-family:Quay;src:url(${ELSEWHERE}/quay.woff2) format("woff2")}`

/** Answers what a page asks of the other server: a font, its style sheet, and tides. */
export async function standInElsewhere(page: Page): Promise<void> {
  await page.route(`${ELSEWHERE}/**`, answerElsewhere)
}

async function answerElsewhere(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  if (pathname.endsWith('.css')) await route.fulfill({ contentType: 'text/css', headers: ANYBODY, body: SHEET })
  else if (pathname.endsWith('.json')) await route.fulfill({ headers: ANYBODY, json: [{ at: '04:10' }, { at: '16:35' }] })
  else await route.fulfill({ contentType: 'font/woff2', headers: ANYBODY, path: FONT })
}
