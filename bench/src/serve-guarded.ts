// The server with a template whose one page beside the home page is for everybody who is signed in by an account of the site.
// Prints its address: `node serve-guarded.ts {folder}`.
import { blankNode, blankPage, blankSite, SIGNED_IN_GROUP, type DocumentRecord } from '@heddle/document'
import { createServer, readConfig } from '@heddle/server'
import { createPorts } from '../../apps/server/src/ports.ts'

const TEXTS = 100

function clubRecords(newId: () => string): readonly DocumentRecord[] {
  const [home, club, section, plugin] = [newId(), newId(), newId(), newId()]
  return [
    { ...blankSite(newId(), 'Club', home, 'en'), authPluginId: plugin, access: { notSignedInPageId: home } },
    blankPage(home, 'Home', 'home', 'a0', ['en']),
    { ...blankPage(club, 'Club', 'club', 'a1', ['en']), userGroups: [SIGNED_IN_GROUP] },
    blankNode(section, 'section', { parentId: club, slot: 'sections', index: 'a0' }),
    ...Array.from({ length: TEXTS }, (_, at) => ({
      ...blankNode(newId(), 'text', { parentId: section, slot: 'children', index: `a${String(at).padStart(3, '0')}V` }),
      props: { text: { en: `For members: ${at}` } },
    })),
    { id: plugin, kind: 'plugin', index: 'a0', name: 'Accounts', namespace: 'site-accounts', settings: { publicData: {} } },
  ]
}

const ports = { ...createPorts(), templates: [{ id: 'club', assets: [], create: clubRecords }] }
const server = await createServer(readConfig(process.env), ports)
console.log(await server.listen())
