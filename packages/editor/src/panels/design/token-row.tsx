import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteToken, setToken } from '@heddle/document/operations'
import type { TokenValues } from '@heddle/document/operations'
import type { TokenRecord } from '@heddle/document'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { TokenSample } from './token-sample.tsx'
import { RowPopover } from './row-popover.tsx'
import styles from './design-panel.module.css'

/** A design token: sample, name and value; pressing it edits them. */
export function TokenRow({ token, isNew }: { readonly token: TokenRecord; readonly isNew: boolean }) {
  return (
    <RowPopover
      label={words.edit(token.name)}
      value={token.value}
      isNew={isNew}
      row={
        <>
          <TokenSample token={token} />
          <span className={styles.name} title={token.name}>
            {token.name}
          </span>{' '}
          <span className={styles.value} title={token.value}>
            {token.value}
          </span>
        </>
      }
    >
      {(close) => <TokenEditor token={token} isNew={isNew} onDelete={close} />}
    </RowPopover>
  )
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
  const [errors, setErrors] = useState<Partial<Record<keyof TokenValues, string>>>({})
  const { id, name, type } = token
  const set = (field: 'name' | 'value' | 'darkValue') => (text: string) => {
    const result = setToken(view, { id, values: { [field]: field === 'darkValue' && text.trim() === '' ? null : text.trim() } })
    if (result.ok) change(words.changes.set(name), result)
    setErrors((before) => ({ ...before, [field]: result.ok ? '' : (result.issues[0]?.message ?? '') }))
  }
  return (
    <div className={styles.editor}>
      <TextField label={words.name} value={name} error={errors.name} onCommit={set('name')} autoFocus={isNew} />
      <TextField
        label={type === 'color' ? words.light : words.value}
        value={token.value}
        error={errors.value}
        isMono
        onCommit={set('value')}
      />
      {type === 'color' && (
        <TextField
          label={words.dark}
          value={token.darkValue ?? ''}
          hint={words.darkHint}
          error={errors.darkValue}
          isMono
          onCommit={set('darkValue')}
        />
      )}
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
