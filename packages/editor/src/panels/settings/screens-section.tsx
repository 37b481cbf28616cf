import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Id } from '@heddle/document'
import { deleteScreen } from '@heddle/document/operations'
import { useSite } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { lostWithScreen, type Lost } from './lost-with-screen.ts'
import { ScreenDialog } from './screen-dialog.tsx'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.screens

/** Widths of windows that styles are set apart for, widest first: their widths are their order. */
export function ScreensSection() {
  const editor = useEditor()
  useSite()
  const screens = editor.view.screens()
  const [open, setOpen] = useState<Id | 'new'>()
  const [asked, setAsked] = useState<{ readonly id: string; readonly label: string; readonly lost: Lost }>()
  const shown = screens.find(({ id }) => id === open)
  const remove = (id: string) => {
    editor.change(words.changes.delete, deleteScreen(editor.view, { id }))
    setAsked(undefined)
  }
  const ask = (id: string, label: string) => {
    const result = deleteScreen(editor.view, { id })
    const lost = lostWithScreen(result.ok ? result.diff : {})
    if (lost.records === 0) remove(id)
    else setAsked({ id, label, lost })
  }
  return (
    <PanelSection
      title={words.title}
      actions={<IconButton icon={Plus} size={24} label={words.add} onPress={() => setOpen('new')} />}
    >
      <ul>
        {screens.map(({ id, label, maxWidth }) => {
          const width = maxWidth === undefined ? words.widest : words.upTo(maxWidth)
          return (
            <li key={id} className={styles.redirect}>
              <button type="button" className={styles.open} onClick={() => setOpen(id)}>
                <span className={styles.path} title={label}>
                  {label}
                </span>{' '}
                <span className={styles.status}>{width}</span>
              </button>
              {maxWidth !== undefined && (
                <IconButton icon={Trash2} size={24} label={words.delete(label)} onPress={() => ask(id, label)} />
              )}
            </li>
          )
        })}
      </ul>
      {open === 'new' && <ScreenDialog onClose={() => setOpen(undefined)} />}
      {shown && <ScreenDialog key={shown.id} screen={shown} onClose={() => setOpen(undefined)} />}
      {asked && (
        <Dialog
          title={words.delete(asked.label)}
          isOpen
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button onPress={() => setAsked(undefined)}>{words.cancel}</Button>
              <Button tone="danger" onPress={() => remove(asked.id)}>
                {words.deleteIt}
              </Button>
            </>
          }
        >
          <p className={styles.label}>{words.lost(asked.lost)}</p>
        </Dialog>
      )}
    </PanelSection>
  )
}
