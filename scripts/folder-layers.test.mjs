import { expect, it } from 'vitest'
import { checkFolders } from './folder-layers.mjs'

const rooms = { http: ['services.ts', 'services'], 'services.ts': ['services'], services: [] }
/** `a.ts -> b.ts` as an import; every room has a file of its own. */
const check = (given, ...texts) => {
  const files = Object.keys(given).map((room) => ({ file: room.endsWith('.ts') ? room : `${room}/own.ts`, line: 1 }))
  const imports = texts.map((text) => {
    const [file, target] = text.split(' -> ')
    return { file, line: 1, target }
  })
  return checkFolders('server', given, [...files, ...imports])
}

it('lets folders import what they may, their own files, and files beside them that import no folder', () => {
  expect(
    check(
      rooms,
      'http/a.ts -> services/b.ts',
      'http/a.ts -> http/b.ts',
      'services/b.ts -> limits.ts',
      'limits.ts -> messages.ts',
    ),
  ).toEqual([])
})

it('refuses an import against the direction, and names the place', () => {
  expect(check(rooms, 'services/b.ts -> http/a.ts')).toEqual([
    'packages/server/src/services/b.ts:1 services may import of server no other folder; not http',
  ])
})

it('lets nobody reach another folder through a file that composes the package', () => {
  expect(check(rooms, 'services/b.ts -> create.ts', 'create.ts -> http/a.ts')).toEqual([
    'packages/server/src/services/b.ts:1 services imports create.ts, which composes the package',
  ])
  expect(check(rooms, 'http/a.ts -> services.ts', 'services.ts -> services/b.ts')).toEqual([])
})

it('takes a folder in a folder as a room of its own where it is named', () => {
  const given = { panels: [], 'panels/data': ['panels'] }
  expect(check(given, 'panels/data/a.ts -> panels/b.ts')).toEqual([])
  expect(check(given, 'panels/b.ts -> panels/data/a.ts')).toHaveLength(1)
})

it('wants every folder named, and only folders that are there', () => {
  expect(check(rooms, 'jobs/a.ts -> services/b.ts')).toEqual(['layers.json says nothing of the folder jobs of server'])
  expect(checkFolders('server', { http: ['gone'] }, [])).toEqual([
    'layers.json names http of server, which is not there',
    'layers.json lets http of server import gone, which is no room',
  ])
})

it('refuses folders that may import one another', () => {
  expect(check({ a: ['b'], b: ['c'], c: ['a'] })).toEqual(['layers.json: folders of server go round: a -> b -> c -> a'])
})
