import type { Browser, CDPSession, Page } from '@playwright/test'
import type { DocumentRecord } from '@heddle/document'
import { startHeddle, type Heddle } from '../../../e2e/heddle.ts'
import { pushRecords, type Home } from '../../../e2e/push-records.ts'
import { elapsed, noteInput, notePaint } from '../editor/clock.ts'
import { countProcessorTime, taskTime } from '../main-thread.ts'

/** A Heddle with somebody signed in, in a window of their own. */
export interface Desk {
  readonly heddle: Heddle
  readonly page: Page
  readonly session: CDPSession
  /** Makes a project and gives its id. */
  readonly newProject: (template: string) => Promise<string>
  /** Opens a project of these records in the editor. */
  readonly open: (make: (home: Home) => readonly DocumentRecord[]) => Promise<void>
  readonly dispose: () => Promise<void>
}

export async function startDesk(browser: Browser): Promise<Desk> {
  const heddle = await startHeddle()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await countProcessorTime(session)
  const headers = { origin: heddle.url }
  const account = { name: 'Bench', email: 'bench@example.com', password: 'a long enough password' }
  await page.request.post(`${heddle.url}/api/sign-up`, { data: account, headers })
  const newProject = async (template: string): Promise<string> => {
    const created = await page.request.post(`${heddle.url}/api/projects`, { data: { name: 'Bench', template }, headers })
    return ((await created.json()) as { readonly project: { readonly id: string } }).project.id
  }
  return {
    heddle,
    page,
    session,
    newProject,
    async open(make) {
      const id = await newProject('empty')
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
      await pushRecords(heddle.url, id, cookie, make)
      await page.goto(`${heddle.url}/projects/${id}`)
      await page.getByRole('tree').waitFor()
      await untilIdle(session)
    },
    async dispose() {
      await context.close()
      await heddle.dispose()
    },
  }
}

/** Opens a panel of the rail by its key, unless it stands open. */
export async function showPanel(page: Page, title: string, key: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title, exact: true, level: 2 })
  if (await heading.isVisible()) return
  await page.getByRole('application').focus()
  await page.keyboard.press(key)
  await heading.waitFor()
}

/** Until the main thread does next to nothing: what a project does after it was opened is over. */
export async function untilIdle(session: CDPSession): Promise<void> {
  const [INTERVAL, MOST_WORK] = [500, 20]
  for (let before = await taskTime(session); ;) {
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
    const now = await taskTime(session)
    if (now - before < MOST_WORK) return
    before = now
  }
}

/** What an act took until its effect was painted. */
export interface Took {
  /** Milliseconds of the processor that the main thread got. */
  readonly work: number
  /** Milliseconds by the clock on the wall, from the input. */
  readonly time: number
}

/**
 * @param effect expression that holds in the page once the act has had its effect, and not before
 * @param input what the act begins with
 */
export async function timeAct(
  { page, session }: Pick<Desk, 'page' | 'session'>,
  act: () => Promise<void>,
  effect: string,
  input: 'keydown' | 'pointerdown' = 'keydown',
): Promise<Took> {
  await notePaint(page, effect)
  await noteInput(page, input)
  const before = await taskTime(session)
  await act()
  const time = await elapsed(page, page, effect)
  return { work: (await taskTime(session)) - before, time }
}
