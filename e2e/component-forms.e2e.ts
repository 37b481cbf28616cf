import type { Page } from '@playwright/test'
import { blankPage, INSTANCE_ELEMENT, type DocumentRecord } from '@heddle/document'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { OWNER } from './builder.ts'
import { openFormService } from './form-service.ts'
import { expect, test } from './heddle.ts'
import { publishPushed, pushedProject } from './pushed-project.ts'
import { idOf, type Home } from './push-records.ts'
import { leave, visit } from './visitor.ts'

test.use({ hasOwnServer: true })

const input = (label: string, element: string, props: Piece['props'] = {}): Piece => ({
  element: 'label',
  texts: { text: label },
  slots: { children: [{ element, id: idOf(label), props }] },
})
const PARTS: Readonly<Record<string, readonly Piece[]>> = {
  Person: [
    input('Name', 'form-input', { fieldName: 'name', required: true }),
    input('Mail', 'form-input', { fieldName: 'mail', type: 'email', required: true }),
  ],
  Wishes: [
    input('Size', 'select', { fieldName: 'size', options: ['S', 'M'], required: true }),
    { element: 'checkbox', props: { fieldName: 'gift' }, slots: { label: [{ element: 'text', texts: { text: 'Gift' } }] } },
  ],
  // What only a script draws, and an error text, which only a script fills.
  Day: [
    input('Seats', 'stepper', { fieldName: 'seats', value: 2 }),
    input('Paper', 'select', { fieldName: 'paper', options: ['A4', 'A5'], searchable: true, required: true }),
    { element: 'error-text' },
    { element: 'text', texts: { text: { type: 'f', code: `concatenate(variables['${idOf('Seats')}-value'], ' places')` } } },
  ],
}

/** A page with a form that is sent by the browser, whose inputs stand in components; on a second page some need a script. */
function records({ homePageId, language }: Home, address: string): readonly DocumentRecord[] {
  let made = 0
  const place = (pieces: readonly Piece[], parentId: string, slot: string) =>
    placePieces(pieces, { parentId, slot, language, newId: () => idOf(`node ${made++}`) })
  const components = Object.entries(PARTS).flatMap(([name, children], at) => {
    const [id, rootElementId] = [idOf(`component ${name}`), idOf(`root ${name}`)]
    const shared = { id, name, folder: '', index: `a${at}`, configuration: {}, rootElementId }
    return [
      { ...shared, kind: 'library-component', type: 'component' } as const,
      ...place([{ element: 'flexbox', id: rootElementId, children }], id, 'root'),
    ]
  })
  const instance = (name: string): Piece => ({ element: INSTANCE_ELEMENT, componentId: idOf(`component ${name}`) })
  const form = (...names: readonly string[]): Piece => ({
    element: 'section',
    children: [
      {
        element: 'form-container',
        props: { address, method: 'post' },
        slots: {
          formContent: [...names.map(instance), { element: 'button', props: { buttonType: 'submit' }, texts: { text: 'Send' } }],
        },
      },
    ],
  })
  const second = blankPage(idOf('second'), 'Second', 'second', 'a5', [language])
  return [
    ...components,
    ...place([form('Person', 'Wishes')], homePageId, 'sections'),
    second,
    ...place([form('Person', 'Day')], second.id, 'sections'),
  ]
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Mail').fill('ada@example.org')
}

test('inputs of components are asked for, and sent with their form, with and without a script', async ({ browser, heddle }) => {
  const service = await openFormService()
  const context = await browser.newContext()
  await context.request.post(`${heddle.url}/api/sign-up`, { data: OWNER, headers: { origin: heddle.url } })
  const { id, slug } = await pushedProject(context, heddle, 'Orders', (home) => records(home, service.address))
  await publishPushed(context, heddle, id)
  await context.close()

  const visitor = await visit(browser)
  const { page } = visitor
  const send = page.getByRole('button', { name: 'Send' })
  await page.goto(heddle.siteUrl(slug, '/'))
  await page.getByLabel('Mail').fill('ada@example.org')
  await send.click()
  // The browser asks for it, also inside a component.
  await expect(page.getByLabel('Name')).toBeFocused()
  await fillPerson(page)
  await page.getByLabel('Size').selectOption('M')
  await page.getByRole('checkbox', { name: 'Gift' }).check()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(service.sent).toEqual([{ name: 'Ada', mail: 'ada@example.org', size: 'M', gift: 'true' }])
  expect(visitor.scripts).toEqual([])

  await page.goto(heddle.siteUrl(slug, '/second'))
  await fillPerson(page)
  // Inside of a component formulas read what its own elements hold.
  await expect(page.getByText('2 places')).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('3 places')).toBeVisible()
  await send.click()
  await expect(page.locator('[data-state~=invalid]').first()).toBeVisible()
  expect(service.sent).toHaveLength(1)
  await page.getByRole('combobox').fill('A5')
  await page.getByRole('option', { name: 'A5' }).click()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(service.sent[1]).toEqual({ name: 'Ada', mail: 'ada@example.org', seats: '3', paper: 'A5' })
  expect(visitor.scripts.length).toBeGreaterThan(0)
  expect(visitor.errors).toEqual([])
  await leave(visitor)
  await service.close()
})
