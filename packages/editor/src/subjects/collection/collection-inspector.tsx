import { Database, PanelBottomOpen, Trash2 } from 'lucide-react'
import { useRecord } from '@heddle/store/react'
import { deleteData } from '../../commands/data/data-changes.ts'
import { words as dataWords } from '../../commands/data/words.ts'
import { UsedIn } from '../../controls/used-in/used-in.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelBody } from '../../ui/panel.tsx'
import type { SubjectProps } from '../define-subject.ts'
import { CollectionFields } from './collection-fields.tsx'
import { CollectionSettings } from './collection-settings.tsx'
import { words } from './words.ts'
import styles from './collection.module.css'

/** Settings of a collection (specification section 3), its fields, and what uses it. */
export function CollectionInspector({ id }: SubjectProps) {
  const editor = useEditor()
  const { session, store } = editor
  const isWideOpen = useValue(session.isWideOpen)
  const record = useRecord(store, id)
  if (record?.kind !== 'collection') return null
  const { name } = record
  return (
    <>
      <header className={styles.header}>
        <Database size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={styles.title}>{name}</h2>
        <IconButton
          icon={PanelBottomOpen}
          label={words.openDock}
          isOn={isWideOpen}
          onPress={() => (session.isWideOpen.value = !isWideOpen)}
        />
        <IconButton icon={Trash2} label={dataWords.removeNamed(name)} onPress={() => deleteData(editor, id)} />
      </header>
      <PanelBody>
        <CollectionSettings collection={record} />
        <CollectionFields collection={record} />
        <UsedIn id={id} />
      </PanelBody>
    </>
  )
}
