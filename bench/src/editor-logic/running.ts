import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { countProcessorTime, workOf } from '../main-thread.ts'
import { median, type BenchmarkRow } from '../result.ts'
import { timeAct, untilIdle, type Desk } from './open-project.ts'
import { timeRows } from './times.ts'

const MOST = { alive: 1000, ratio: 1.1 } as const
/** Milliseconds for which a hand rests on a button before it presses it. */
const REST = 200
const FRAME = `document.querySelector('iframe[title="The running draft"]')`
/** What stands over the frame is gone. */
const IS_ALIVE = `${FRAME} && !${FRAME}.parentElement.parentElement.querySelector(':scope > [role="status"]')`
const ACTS = ['Only late ones', 'All orders'] as const

/** The orders desk: from the press on Run until it is alive, and what its acts cost while they are recorded. */
export async function runningRows(desk: Desk, runs: number): Promise<readonly BenchmarkRow[]> {
  const id = await desk.newProject('orders-desk')
  const [first, ...later] = await timeRuns(desk, id, runs)
  const { plain, recorded } = await timeActs(desk, id, runs)
  const [before, after] = [median(plain), median(recorded)]
  return [
    {
      label: 'orders desk: from Run to alive, the first time',
      value: first ?? Number.NaN,
      unit: 'ms',
      aim: `at most ${MOST.alive} ms`,
      isMet: (first ?? Number.NaN) <= MOST.alive,
    },
    ...timeRows('orders desk: from Run to alive', later, MOST.alive),
    {
      label: 'orders desk: an act, recorded',
      value: after,
      unit: 'ms',
      spread: [Math.min(...recorded), Math.max(...recorded)],
      ratio: after / before,
      baseline: `the same on the published page: ${before.toFixed(2)} ms`,
      aim: `at most ${MOST.ratio}×`,
      isMet: after / before <= MOST.ratio,
    },
  ]
}

/** By the clock on the wall, as another process makes the draft. */
async function timeRuns({ heddle, page, session }: Desk, id: string, runs: number): Promise<readonly number[]> {
  await page.goto(`${heddle.url}/projects/${id}`)
  await page.getByRole('tree').waitFor()
  await untilIdle(session)
  const times: number[] = []
  for (let run = 0; run <= runs; run += 1) {
    const button = page.getByRole('button', { name: 'Run', exact: true })
    await button.hover()
    await page.waitForTimeout(REST)
    times.push(
      (await timeAct({ page, session }, () => page.mouse.down().then(() => page.mouse.up()), IS_ALIVE, 'pointerdown')).time,
    )
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.waitForFunction(`!${FRAME}`)
    await untilIdle(session)
  }
  return times
}

interface Acting {
  readonly page: Page
  readonly session: CDPSession
}

/** Acts on the published page and on a draft of the same, in turns. */
async function timeActs(
  { heddle, page }: Desk,
  id: string,
  runs: number,
): Promise<Readonly<Record<'plain' | 'recorded', readonly number[]>>> {
  const headers = { origin: heddle.url }
  const context = page.context()
  const told = await (await page.request.post(`${heddle.url}/api/projects/${id}/publish`, { data: {}, headers })).text()
  const address = String(/"url":"([^"]+)"/.exec(told)?.[1])
  const draft = (await (await page.request.post(`${heddle.url}/api/projects/${id}/preview`, { data: {}, headers })).json()) as {
    readonly url: string
  }
  const plain = await actOn(context, async (own) => {
    await own.goto(address)
    return own
  })
  const recorded = await actOn(context, (own) => openDraft(own, heddle.url, draft.url))
  const times = { plain: [] as number[], recorded: [] as number[] }
  for (let run = 0; run < runs * 2; run += 1) {
    for (const name of ACTS) {
      for (const [of, { page: own, session }] of [
        ['plain', plain],
        ['recorded', recorded],
      ] as const) {
        const button = own.getByRole('button', { name })
        await own.bringToFront()
        await button.hover()
        const work = await workOf(own, session, () => own.mouse.down().then(() => own.mouse.up()))
        // Before the code is warm both sides measure how it is compiled.
        if (run >= 2) times[of].push(work)
      }
    }
  }
  await plain.page.close()
  await recorded.page.close()
  return times
}

async function actOn(context: BrowserContext, open: (page: Page) => Promise<Page>): Promise<Acting> {
  const page = await open(await context.newPage())
  const session = await context.newCDPSession(page)
  await countProcessorTime(session)
  await page.getByRole('button', { name: ACTS[0] }).waitFor()
  await untilIdle(session)
  return { page, session }
}

/** Opens a draft in a tab whose opener takes what it tells, as the editor does, and does nothing with it. */
async function openDraft(page: Page, origin: string, address: string): Promise<Page> {
  await page.goto(`${origin}/robots.txt`)
  const popup = page.waitForEvent('popup')
  await page.evaluate((url) => {
    addEventListener('message', ({ data, source }) => {
      if (data?.type !== 'heddle-draft') return
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => undefined)
      port1.start()
      source?.postMessage({ type: 'heddle-editor', nonce: data.nonce }, { targetOrigin: new URL(url).origin, transfer: [port2] })
    })
    open(url)
  }, address)
  return popup
}
