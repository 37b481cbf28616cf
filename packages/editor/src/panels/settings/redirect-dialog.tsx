import { useState } from 'react'
import type { Id, Redirect } from '@heddle/document'
import { setRedirects } from '@heddle/document/operations'
import { usePages } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SegmentedField } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words as all } from './words.ts'
import styles from './settings-panel.module.css'

const words = all.redirects

/** Asks for the address that leads elsewhere, where it leads and for how long; of one that is there already, what to change. */
export function RedirectDialog({
  id,
  redirect,
  onClose,
}: {
  readonly id?: Id
  readonly redirect?: Redirect
  readonly onClose: () => void
}) {
  const { view, change, newId } = useEditor()
  const pages = usePages()
  const target = redirect?.to
  const [from, setFrom] = useState(redirect?.from ?? '')
  const [kind, setKind] = useState<'page' | 'address'>(target && 'address' in target ? 'address' : 'page')
  const [pageId, setPageId] = useState(target && 'pageId' in target ? target.pageId : (pages[0]?.id ?? ''))
  const [address, setAddress] = useState(target && 'address' in target ? target.address : '')
  const [status, setStatus] = useState<'301' | '302'>(redirect?.status === 302 ? '302' : '301')
  const [wrong, setWrong] = useState<{ readonly of: 'from' | 'to'; readonly message: string }>()
  const apply = () => {
    const to = kind === 'page' ? { pageId } : { address }
    const next: Redirect = { from, to, status: status === '301' ? 301 : 302 }
    const result = setRedirects(view, { redirects: { [id ?? newId()]: next } })
    if (!result.ok) {
      const [issue] = result.issues
      return setWrong({ of: issue?.path.endsWith('/to') ? 'to' : 'from', message: issue?.message ?? '' })
    }
    change(id === undefined ? words.changes.add : words.changes.set, result)
    onClose()
  }
  const errorOf = (of: 'from' | 'to') => (wrong?.of === of ? wrong.message : undefined)
  /** Takes what somebody typed or chose; what was wrong is looked at anew. */
  const into =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setWrong(undefined)
    }
  return (
    <FormDialog
      title={id === undefined ? words.add : words.edit}
      cancel={words.cancel}
      submit={id === undefined ? words.create : words.apply}
      className={styles.form}
      onClose={onClose}
      onSubmit={apply}
    >
      <TextField
        label={words.from}
        hint={words.fromHint}
        placeholder={words.fromExample}
        value={from}
        error={errorOf('from')}
        autoFocus
        onChange={into(setFrom)}
      />
      <SegmentedField
        label={words.to}
        value={kind}
        segments={[
          { value: 'page', label: words.page },
          { value: 'address', label: words.address },
        ]}
        onChange={into(setKind)}
      />
      {kind === 'page' ? (
        <Select
          label={words.page}
          value={pageId}
          options={pages.map((page) => ({ value: page.id, label: page.name }))}
          onChange={setPageId}
        />
      ) : (
        <TextField
          label={words.address}
          placeholder={words.addressExample}
          value={address}
          error={errorOf('to')}
          onChange={into(setAddress)}
        />
      )}
      <SegmentedField
        label={words.howLong}
        value={status}
        segments={[
          { value: '301', label: words.forGood },
          { value: '302', label: words.forNow },
        ]}
        onChange={setStatus}
      />
    </FormDialog>
  )
}
