import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const NAMES = ['Rye', 'Focaccia', 'Baguette', 'Ciabatta', 'Stollen', 'Pretzel', 'Brioche']
const PRODUCTS = NAMES.map((name, at) => ({ id: at + 1, name, about: `${name} is baked at ${at + 1} in the morning.` }))

/** A catalogue that belongs to somebody else: it answers JSON to whoever has its key. */
export interface CatalogueService {
  readonly origin: string
  readonly key: string
  /** Paths and queries of the questions that had the key. */
  readonly asked: readonly string[]
  /** Questions without it. */
  readonly refused: readonly string[]
  /** How it fares. Held answers are given as soon as it is well. */
  set(state: 'well' | 'held' | 'broken'): void
  close(): Promise<void>
}

export async function openCatalogue(): Promise<CatalogueService> {
  const key = 'sk-catalogue-4711'
  const [asked, refused]: [string[], string[]] = [[], []]
  const held: (() => void)[] = []
  let state: 'well' | 'held' | 'broken' = 'well'
  const server = createServer((request, response) => {
    const { url = '' } = request
    if (request.headers['x-catalogue-key'] !== key) {
      refused.push(url)
      response.writeHead(401).end()
      return
    }
    asked.push(url)
    if (state === 'broken') response.writeHead(503).end()
    else if (state === 'held') held.push(() => answer(url, response))
    else answer(url, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    asked,
    refused,
    set(next) {
      state = next
      if (next === 'well') for (const give of held.splice(0)) give()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }
}

function answer(url: string, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(url, 'http://catalogue.test')
  const [, , , id] = pathname.split('/')
  const [page, size] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('per_page') ?? PRODUCTS.length)]
  const word = (searchParams.get('q') ?? '').toLowerCase()
  const sort = searchParams.get('sort') ?? ''
  const key = sort.replace('-', '') === 'name' ? 'name' : 'id'
  const ordered = PRODUCTS.toSorted((one, other) => (one[key] < other[key] ? -1 : 1))
  const found = (sort.startsWith('-') ? ordered.toReversed() : ordered).filter(({ name }) => name.toLowerCase().includes(word))
  const body =
    id === undefined
      ? { data: { items: found.slice((page - 1) * size, page * size), total: found.length } }
      : (PRODUCTS.find((product) => String(product.id) === id) ?? null)
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body))
}
