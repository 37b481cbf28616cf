import { templates } from '@heddle/templates'
import { createIds } from '@heddle/testing'
import { enterGallery, newProject, publish, waitForEditor } from './builder.ts'
import { drawPart, PARTS, recordsBefore } from './draw-desk.ts'
import { readDrawn, recordsOf } from './drawn.ts'
import { collectErrors, expect, test } from './heddle.ts'
import { pushedProject } from './pushed-project.ts'
import { workAtDesk } from './work-at-desk.ts'

/** The template that is drawn again by hand. */
const TEMPLATE = templates.find(({ id }) => id === 'orders-desk')?.create(createIds(7)) ?? []

/** The part that is drawn first, for whoever mends one, the pages at the latest: what stands before is the template's. */
const FROM = Math.max(
  0,
  PARTS.slice(0, PARTS.indexOf('pages') + 1).findIndex((part) => part === process.env['HEDDLE_DESK_FROM']),
)

// `npm run test:long -- desk`: it takes minutes; `npm test` draws the list of the desk.
if (process.env['HEDDLE_DESK'] === 'whole')
  test('the orders desk is drawn from an empty project, says what the template says, and is worked at', async ({
    page,
    heddle,
    browser,
  }) => {
    test.setTimeout(30 * 60_000)
    const errors = collectErrors(page)
    await enterGallery(page, heddle)
    if (FROM === 0) await newProject(page, { template: 'empty', name: 'Desk' })
    else {
      const begun = recordsBefore(PARTS[FROM] ?? 'tokens', TEMPLATE)
      const { id } = await pushedProject(page.context(), heddle, 'Desk', () => begun)
      await page.goto(`${heddle.url}/projects/${id}`)
      await waitForEditor(page)
    }
    for (const part of PARTS.slice(FROM)) await test.step(part, () => drawPart(page, part, TEMPLATE))
    const [drawn, template] = [readDrawn(await recordsOf(page, heddle)), readDrawn(TEMPLATE)]
    for (const name of new Set([...Object.keys(template.records), ...Object.keys(drawn.records)]))
      expect.soft(drawn.records[name], name).toEqual(template.records[name])
    expect(drawn.drawn).toEqual(template.drawn)
    const address = await publish(page)
    expect(errors).toEqual([])
    await workAtDesk(browser, address)
  })
