import type { Page } from '@playwright/test'
import { addElement, inspector, typeOnCanvas } from './builder.ts'
import { fill } from './components.ts'
import { addAction, addVariable, addWorkflow, newData, set } from './logic.ts'

/** What the page remembers, and its two collections, which have no source yet. */
export async function makeCatalogueData(page: Page): Promise<void> {
  for (const [name, query] of [
    ['search', 'q'],
    ['chosen', 'product'],
  ] as const) {
    await addVariable(page, { of: 'project', name, type: 'Query in the address' })
    await fill(page.getByLabel('Name in the address'), query)
  }
  await newData(page, 'New collection', 'products')
  await newData(page, 'New collection', 'detail')
  await inspector(page).getByRole('radio', { name: 'Single', exact: true }).click()
}

/** The page itself: search, list, pages, detail, and a look for every state. */
export async function drawCatalogue(page: Page): Promise<void> {
  await addElement(page, 'Section')
  await addElement(page, 'Heading 1')
  await typeOnCanvas(page, 'Heading', 'Catalogue')
  await addElement(page, 'Input')
  await set(page, {
    'Input: Type': 'Search',
    'Input: Initial value': '={{search}}',
    'Input: Accessible label': 'Find a bread',
    'Input: Required': 'off',
  })
  await addWorkflow(page, 'Change')
  await addAction(page, 'Change variable value', { Variable: 'search', Value: '=event.value' })
  await addAction(page, 'Fetch collection', { Collection: 'products' })
  for (const [text, condition] of [
    ['The breads are on their way', '={{products.isFetching}}'],
    ["=concatenate('No breads: ', {{products}}.error.message)", '=!!{{products}}.error'],
    ['No bread is called so', '={{products}}.isFetched && !{{products}}.error && {{products.total}} === 0'],
  ] as const) {
    await addElement(page, 'Text')
    await set(page, { 'Text: Text': text, 'Condition: Show when': condition })
  }
  await addElement(page, 'Button')
  await set(page, { 'Button: Text': '=context.item.data.name', 'Repeat: Over': '={{products}}', 'Repeat: Key': 'id' })
  await addWorkflow(page, 'On click')
  await addAction(page, 'Change variable value', { Variable: 'chosen', Value: '=context.item.data.id' })
  await addAction(page, 'Fetch collection', { Collection: 'detail' })
  await addElement(page, 'Paginator')
  await set(page, { 'Paginator: Collection': '={{products}}', 'Paginator: Accessible label': 'Pages of breads' })
  await addElement(page, 'Text')
  await set(page, {
    'Text: Text': '={{detail.data}}.about',
    'Condition: Show when': '=!!{{chosen}} && !!{{detail.data}}',
  })
}
