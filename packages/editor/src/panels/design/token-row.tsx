import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteToken, setToken } from '@heddle/document/operations'
import type { TokenValues } from '@heddle/document/operations'
import type { TokenRecord } from '@heddle/document'
import { DESIGN_TEXTS } from '../../texts/design.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../use-editor.ts'
import { TokenSample } from './token-sample.tsx'
import { RowPopover } from './row-popover.tsx'
import styles from './design-panel.module.css'

/** A design token: sample, name and value; pressing it edits them. */
export function TokenRow({ token }: { readonly token: TokenRecord }) {
  return (
    <RowPopover
      label={DESIGN_TEXTS.edit(token.name)}
      value={token.value}
      row={
        <>
          <TokenSample token={token} />
          <span className={styles.name}>{token.name}</span> <span className={styles.value}>{token.value}</span>
        </>
      }
    >
      {(close) => <TokenEditor token={token} onDelete={close} />}
    </RowPopover>
  )
}

function TokenEditor({ token, onDelete }: { readonly token: TokenRecord; readonly onDelete: () => void }) {
  const { view, change } = useEditor()
  const [errors, setErrors] = useState<Partial<Record<keyof TokenValues, string>>>({})
  const { id, name, type } = token
  const set = (field: 'name' | 'value' | 'darkValue') => (text: string) => {
    const result = setToken(view, { id, values: { [field]: field === 'darkValue' && text.trim() === '' ? null : text.trim() } })
    if (result.ok) change(DESIGN_TEXTS.changes.set(name), result)
    setErrors((before) => ({ ...before, [field]: result.ok ? '' : (result.issues[0]?.message ?? '') }))
  }
  return (
    <div className={styles.editor}>
      <TextField label={DESIGN_TEXTS.name} value={name} error={errors.name} onCommit={set('name')} />
      <TextField
        label={type === 'color' ? DESIGN_TEXTS.light : DESIGN_TEXTS.value}
        value={token.value}
        error={errors.value}
        isMono
        onCommit={set('value')}
      />
      {type === 'color' && (
        <TextField
          label={DESIGN_TEXTS.dark}
          value={token.darkValue ?? ''}
          hint={DESIGN_TEXTS.darkHint}
          error={errors.darkValue}
          isMono
          onCommit={set('darkValue')}
        />
      )}
      <div className={styles.foot}>
        <span>{DESIGN_TEXTS.deleteHint(view.usagesOf(id).length)}</span>
        <Button
          icon={Trash2}
          tone="quiet"
          onPress={() => {
            onDelete()
            change(DESIGN_TEXTS.changes.delete(name), deleteToken(view, { id }))
          }}
        >
          {DESIGN_TEXTS.delete}
        </Button>
      </div>
    </div>
  )
}
