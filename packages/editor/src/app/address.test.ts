import { expect, test } from 'vitest'
import { parseAddress, printAddress } from './address.ts'
import type { Address } from './address.ts'

const project = 'a1b2c3d4e5f6g7h8'
const page = 'p1b2c3d4e5f6g7h8'
const node = 'n1b2c3d4e5f6g7h8'

test('a link to a project opens the same page with the same selection', () => {
  const addresses: Address[] = [
    { screen: 'gallery' },
    { screen: 'project', projectId: project, nodeIds: [] },
    { screen: 'project', projectId: project, pageId: page, nodeIds: [node, page] },
  ]
  for (const address of addresses) expect(parseAddress(new URL(printAddress(address), 'http://localhost'))).toEqual(address)
})

test('an address with broken ids opens the nearest thing that exists', () => {
  expect(parseAddress(new URL('http://localhost/projects/..%2F..'))).toEqual({ screen: 'gallery' })
  expect(parseAddress(new URL(`http://localhost/projects/${project}?page=<script>&node=x,${node}`))).toEqual({
    screen: 'project',
    projectId: project,
    nodeIds: [node],
  })
})
