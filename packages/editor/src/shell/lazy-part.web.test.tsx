import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { LazyPart, preloadPart } from './lazy-part.tsx'

let root: Root | undefined
let host: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  host?.remove()
})

type Load = Parameters<typeof preloadPart>[0]
const part =
  (name: string): Load =>
  () =>
    Promise.resolve(({ id }) => <p>{`${name} of ${id}`}</p>)

function show(load: Load, id: string): void {
  if (!root || !host?.isConnected) {
    host = document.createElement('div')
    document.body.append(host)
    root = createRoot(host)
  }
  root.render(<LazyPart load={load} id={id} />)
}

it('shows what another thing is edited by when that is chosen, in the same place', async () => {
  const [workflow, collection] = [part('Workflow'), part('Collection')]
  show(workflow, 'count')
  await expect.element(page.getByText('Workflow of count')).toBeVisible()
  show(collection, 'orders')
  await expect.element(page.getByText('Collection of orders')).toBeVisible()
  await expect.element(page.getByText(/^Workflow/)).not.toBeInTheDocument()
  show(workflow, 'sort')
  await expect.element(page.getByText('Workflow of sort')).toBeVisible()
})

it('shows at once what was fetched before', async () => {
  const load = part('Selection')
  await preloadPart(load)
  show(load, 'title')
  await expect.element(page.getByText('Selection of title')).toBeVisible()
})

it('what could not be fetched is asked for again, and does not hide another part', async () => {
  let isOnline = false
  const broken: Load = () => (isOnline ? part('Rows')() : Promise.reject(new Error('offline')))
  show(broken, 'orders')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect.element(again).toBeVisible()
  show(part('Formula'), 'money')
  await expect.element(page.getByText('Formula of money')).toBeVisible()
  show(broken, 'orders')
  await expect.element(again).toBeVisible()
  isOnline = true
  await again.click()
  await expect.element(page.getByText('Rows of orders')).toBeVisible()
})
