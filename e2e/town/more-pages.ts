import { blankPage, SIGNED_IN_GROUP, type DocumentRecord, type Id } from '@heddle/document'
import { fileDropDefinition } from '../../catalogue/elements/src/items/file-drop/definition.ts'
import type { Piece } from '../../catalogue/templates/src/lib/piece.ts'
import { writeActions, type Step } from '../../catalogue/templates/src/lib/write-actions.ts'
import { idOf } from '../push-records.ts'
import { sendingWorkflow } from '../upload-records.ts'
import { code, section, text } from './pieces.ts'

export const [BOAT, BERTH, COUNCIL, LETTERS, DOOR, PAPERS] = ['boat', 'berth', 'council', 'letters', 'door', 'papers'].map(
  idOf,
) as [Id, Id, Id, Id, Id, Id]
const [DROP, SENT, COUNTED] = ['drop', 'sent', 'counted'].map(idOf) as [Id, Id, Id]

const boat = section('main', [text(code("concatenate('Boat ', page.data.name)"), 'h1'), text('It comes every Saturday.')])

const berth = section('main', [text(code("concatenate('Berth ', pageParameters.berth)"), 'h1'), text('Drawn for its address.')])

const council = section('main', [
  text('Papers of the council', 'h1'),
  text('The new bridge costs too much.'),
  text(code('context.item.data.title'), 'p', { repeat: { over: code(`collections['${PAPERS}']`), key: 'title' } }),
])

const letters: Piece = section('main', [
  text('Send us your letters', 'h1'),
  {
    element: 'file-drop',
    id: DROP,
    props: { multiple: true },
    texts: { accessibleLabel: 'Your letters', label: 'Drop your letters here' },
    ...fileDropDefinition.preset,
  },
  text(code(`variables['${SENT}']`)),
  text(code(`variables['${COUNTED}']`)),
])

const set = (variable: Id, value: string): Step => ({ type: 'change-variable', args: { variable, value: code(value) } })

/** Counts by code of the builder's own, as soon as the page is there. */
function counting(): DocumentRecord {
  let made = 0
  const newId = () => idOf(`counting ${made++}`)
  const count = idOf('count')
  const { first, actions } = writeActions(
    [
      { type: 'run-script', id: count, args: { code: "return ['fish', 'bread', 'news'].length" } },
      set(COUNTED, `concatenate('Things that come: ', context.workflow['${count}'].result)`),
    ],
    newId,
  )
  return {
    id: idOf('counting'),
    kind: 'workflow',
    name: 'count',
    folder: '',
    index: 'a1',
    ownerId: LETTERS,
    trigger: 'onload',
    parameters: [],
    ...(first !== undefined && { firstAction: first }),
    actions,
  }
}

/**
 * Pages of the town that need more than a file of their own: one for each boat, one drawn for its address, one for who is signed in,
 * and one with uploads and code of the builder.
 *
 * @param boats the data set of the boats
 * @param place puts a main part into a page, below the head that all have
 */
export function morePages(
  boats: Id,
  languages: readonly string[],
  place: (pageId: Id, main: Piece) => readonly DocumentRecord[],
): readonly DocumentRecord[] {
  const page = (id: Id, name: string, path: string, index: string) => blankPage(id, name, path, index, [...languages])
  const variable = (id: Id, name: string, index: string): DocumentRecord => ({
    id,
    kind: 'variable',
    name,
    folder: '',
    index,
    type: 'string',
    defaultValue: '',
  })
  return [
    { ...page(BOAT, 'Boat', 'boats/{{boat}}', 'a3'), cmsDataSetPath: `${boats}.name` },
    page(BERTH, 'Berth', 'berths/{{berth}}', 'a4'),
    { ...page(COUNCIL, 'Council', 'council', 'a5'), userGroups: [SIGNED_IN_GROUP] },
    page(LETTERS, 'Letters', 'letters', 'a6'),
    { id: DOOR, kind: 'plugin', index: 'a1', name: 'Accounts', namespace: 'site-accounts', settings: { publicData: {} } },
    variable(SENT, 'sent', 'a7'),
    variable(COUNTED, 'counted', 'a8'),
    sendingWorkflow(DROP, {
      sent: (result) => set(SENT, `join(map(${result}, 'url'), ' ')`),
      failed: set(SENT, "concatenate('Not sent: ', context.workflow.error.message)"),
    }),
    counting(),
    ...place(BOAT, boat),
    ...place(BERTH, berth),
    ...place(COUNCIL, council),
    ...place(LETTERS, letters),
  ]
}
