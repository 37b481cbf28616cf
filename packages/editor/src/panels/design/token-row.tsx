import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteToken } from '@heddle/document/operations'
import type { TokenRecord } from '@heddle/document'
import { readFont } from '@heddle/style'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { useTokenEdit } from './token-edit.ts'
import { TokenFields } from './token-fields.tsx'
import { TokenSample } from './token-sample.tsx'
import { RowPopover } from './row-popover.tsx'
import styles from './design-panel.module.css'

/** A design token: sample, name and value; pressing it edits them. */
export function TokenRow({ token, isNew }: { readonly token: TokenRecord; readonly isNew: boolean }) {
  return (
    <RowPopover
      label={words.edit(token.name)}
      value={shownValue(token)}
      isNew={isNew}
      row={
        <>
          <TokenSample token={token} />
          <span className={styles.name} title={token.name}>
            {token.name}
          </span>{' '}
          <span className={styles.value} title={shownValue(token)}>
            {shownValue(token)}
          </span>
        </>
      }
    >
      {(close) => <TokenEditor token={token} isNew={isNew} onDelete={close} />}
    </RowPopover>
  )
}

/** A typography by weight, size, line height and first family, as designers say it, an animation by its frames; everything else as it is written. */
function shownValue({ type, value, frames }: TokenRecord): string {
  if (type === 'animation') return words.frames(Object.keys(frames ?? {}).length)
  const font = type === 'typography' ? readFont(value) : undefined
  if (!font) return value
  const weight = font.weight === 'normal' ? '' : `${font.weight} `
  const line = font.lineHeight === 'normal' ? '' : `/${font.lineHeight}`
  const [family = ''] = font.family.split(',')
  return `${weight}${font.size}${line} ${family.replaceAll(/["']/g, '').trim()}`
}

function TokenEditor({
  token,
  isNew,
  onDelete,
}: {
  readonly token: TokenRecord
  readonly isNew: boolean
  readonly onDelete: () => void
}) {
  const { view, change } = useEditor()
  const edit = useTokenEdit(token)
  const [error, setError] = useState('')
  const { id, name } = token
  return (
    <div className={styles.editor} data-type={token.type}>
      <TextField
        label={words.name}
        value={name}
        error={error}
        onCommit={(text) => setError(edit.set({ name: text.trim() }))}
        autoFocus={isNew}
      />
      <TokenFields edit={edit} />
      <div className={styles.foot}>
        <span>{sessionWords.used(view.usagesOf(id).length)}</span>
        <Button
          icon={Trash2}
          tone="quiet"
          onPress={() => {
            onDelete()
            change(words.changes.delete(name), deleteToken(view, { id }))
          }}
        >
          {words.delete}
        </Button>
      </div>
    </div>
  )
}
