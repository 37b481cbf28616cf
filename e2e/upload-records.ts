import type { DocumentRecord } from '@heddle/document'
import { fileDropDefinition } from '../catalogue/elements/src/items/file-drop/definition.ts'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { writeActions, type Step } from '../catalogue/templates/src/lib/write-actions.ts'
import { idOf, type Home } from './push-records.ts'

const DROP = idOf('drop')
const URLS = idOf('urls')
const FAILED = idOf('failed')

/** A page that uploads what is chosen, shows the first picture, and says where the files are. */
export function uploadRecords({ homePageId, language }: Home): readonly DocumentRecord[] {
  let made = 0
  const newId = () => idOf(`upload ${made++}`)
  const code = (text: string) => ({ type: 'f', code: text }) as const
  const upload = idOf('send')
  const set = (variable: string, value: ReturnType<typeof code>): Step => ({ type: 'change-variable', args: { variable, value } })
  const main = writeActions(
    [
      { type: 'upload-file', id: upload, args: { source: 'variable', variable: `${DROP}-value`, tag: 'letters' } },
      set(URLS, code(`map(context.workflow['${upload}'].result, 'url')`)),
    ],
    newId,
  )
  const error = writeActions([set(FAILED, code('context.workflow.error.message'))], newId)
  const variable = (id: string, name: string, type: 'array' | 'string', defaultValue: [] | '') =>
    ({ id, kind: 'variable', name, folder: '', index: 'a0', type, defaultValue }) as const
  return [
    variable(URLS, 'urls', 'array', []),
    variable(FAILED, 'failed', 'string', ''),
    {
      id: newId(),
      kind: 'workflow',
      name: 'send',
      folder: '',
      index: 'a0',
      ownerId: DROP,
      trigger: 'change',
      parameters: [],
      ...(main.first !== undefined && { firstAction: main.first }),
      ...(error.first !== undefined && { firstErrorAction: error.first }),
      actions: { ...main.actions, ...error.actions },
    },
    ...placePieces(
      [
        {
          element: 'section',
          styles: {
            default: {
              'padding-top': '48px',
              'padding-left': '24px',
              'padding-right': '24px',
              'row-gap': '16px',
              display: 'flex',
              'flex-direction': 'column',
            },
          },
          children: [
            { element: 'text', props: { tag: 'h1' }, texts: { text: 'Send us your letters' } },
            {
              element: 'file-drop',
              id: DROP,
              props: { multiple: true },
              texts: { accessibleLabel: 'Letters', label: 'Drop your letters here' },
              ...fileDropDefinition.preset,
            },
            { element: 'text', props: { tag: 'p' }, texts: { text: code(`join(variables['${URLS}'], ' ')`) } },
            { element: 'text', props: { tag: 'p' }, texts: { text: code(`variables['${FAILED}']`) } },
            {
              element: 'image',
              props: { url: code(`first(variables['${URLS}'])`) },
              texts: { alt: 'Your picture' },
              condition: code(`length(variables['${URLS}']) > 0`),
            },
          ],
        },
      ],
      { parentId: homePageId, slot: 'sections', language, newId },
    ),
  ]
}
