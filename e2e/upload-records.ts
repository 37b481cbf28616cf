import type { DocumentRecord, Id } from '@heddle/document'
import { fileDropDefinition } from '../catalogue/elements/src/items/file-drop/definition.ts'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { writeActions, type Step } from '../catalogue/templates/src/lib/write-actions.ts'
import { idOf, type Home } from './push-records.ts'

const DROP = idOf('drop')
const URLS = idOf('urls')
const FAILED = idOf('failed')

/**
 * Uploads the files of a file drop as soon as they are chosen.
 *
 * @param then what follows: `sent` is told the formula of what the upload gave
 */
export function sendingWorkflow(
  dropId: Id,
  then: { readonly sent: (result: string) => Step; readonly failed: Step },
): DocumentRecord {
  let made = 0
  const newId = () => idOf(`${dropId} sending ${made++}`)
  const upload = newId()
  const args = { source: 'variable', variable: `${dropId}-value`, tag: 'letters' }
  const main = writeActions([{ type: 'upload-file', id: upload, args }, then.sent(`context.workflow['${upload}'].result`)], newId)
  const error = writeActions([then.failed], newId)
  return {
    id: newId(),
    kind: 'workflow',
    name: 'send',
    folder: '',
    index: 'a0',
    ownerId: dropId,
    trigger: 'change',
    parameters: [],
    ...(main.first !== undefined && { firstAction: main.first }),
    ...(error.first !== undefined && { firstErrorAction: error.first }),
    actions: { ...main.actions, ...error.actions },
  }
}

/** A page that uploads what is chosen, shows the first picture, and says where the files are. */
export function uploadRecords({ homePageId, language }: Home): readonly DocumentRecord[] {
  let made = 0
  const newId = () => idOf(`upload ${made++}`)
  const code = (text: string) => ({ type: 'f', code: text }) as const
  const set = (variable: string, value: ReturnType<typeof code>): Step => ({ type: 'change-variable', args: { variable, value } })
  const variable = (id: string, name: string, type: 'array' | 'string', defaultValue: [] | '') =>
    ({ id, kind: 'variable', name, folder: '', index: 'a0', type, defaultValue }) as const
  return [
    variable(URLS, 'urls', 'array', []),
    variable(FAILED, 'failed', 'string', ''),
    sendingWorkflow(DROP, {
      sent: (result) => set(URLS, code(`map(${result}, 'url')`)),
      failed: set(FAILED, code('context.workflow.error.message')),
    }),
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
