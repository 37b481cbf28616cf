import { FilePlus } from 'lucide-react'
import { useState } from 'react'
import type { DocumentView, Id } from '@heddle/document'
import { insertPageSet } from '@heddle/document/operations'
import type { Editor } from '../../session/editor.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'
import styles from './plugins-panel.module.css'

/** Adds the pages that come with a plugin, and shows the first of them; nothing for a plugin without any. */
export function AddPagesButton({ pluginId, namespace }: { readonly pluginId: Id; readonly namespace: string }) {
  const editor = useEditor()
  const [isBusy, setBusy] = useState(false)
  if (!Object.hasOwn(editor.pageSets, namespace)) return null
  const add = () => {
    setBusy(true)
    addPages(editor, pluginId, namespace)
      .catch(() => {
        editor.session.notice.value = { text: words.noPages, tone: 'danger' }
      })
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Button icon={FilePlus} isWide isPending={isBusy} onPress={add}>
        {words.addPages}
      </Button>
      <p className={styles.lead}>{words.addPagesLead}</p>
    </>
  )
}

/** The page on which something runs this action of the plugin, whoever made it. */
function pageWith(view: DocumentView, pluginId: Id, action: string): Id | undefined {
  const runsIt = view
    .of('workflow')
    .filter(({ actions }) =>
      Object.values(actions).some(({ args }) => args['pluginId'] === pluginId && args['action'] === action),
    )
  return runsIt.map(({ ownerId }) => (ownerId === undefined ? undefined : view.pageOf(ownerId))).find((id) => id !== undefined)
}

async function addPages({ view, session, definitions, pageSets, newId, change }: Editor, pluginId: Id, namespace: string) {
  const set = await pageSets[namespace]?.()
  if (!set) return
  const first = view.defaultLanguage()
  const others = view.languages().filter((language) => language !== first)
  const made = set.create({
    newId,
    languages: first === undefined ? others : [first, ...others],
    pluginId,
    standing: (action) => pageWith(view, pluginId, action),
    startOf: (element) => definitions.get(element)?.preset ?? {},
  })
  if (made.records.length === 0) {
    session.notice.value = { text: words.allPages, tone: 'info' }
    return
  }
  const result = insertPageSet(view, { ...made, pluginId })
  const [shown] = result.ok ? (result.ids ?? []) : []
  if (change(words.addPages, result) && shown !== undefined) session.pageId.value = shown
}
