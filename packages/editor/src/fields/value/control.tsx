import { Braces, List } from 'lucide-react'
import { useMemo, useState } from 'react'
import { isBinding, rowsApart, type Bindable } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { ValueField } from '@heddle/kit'
import { words } from '../../controls/words.ts'
import { useRole } from '../../session/use-role.ts'
import { useVariantContext } from '../../session/use-variant-context.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { ListControl } from '../list/control.tsx'
import { words as fieldWords } from '../words.ts'
import { itemsField } from './items-field.ts'
import { printJson, printList, printPlain, readList, readPlain } from './plain-value.ts'
import { RowsSource } from './rows-source.tsx'
import styles from '../fields.module.css'

/** Any value as it is typed; rows come from a collection too. */
export function ValueControl(props: FieldControlProps<ValueField>) {
  if (!props.field.rows) return <TypedControl {...props} />
  return (
    <RowsSource {...props}>
      <TypedControl {...props} />
    </RowsSource>
  )
}

/** Texts stand without quotes; a list or an object is JSON. */
function TypedControl(props: FieldControlProps<ValueField>) {
  const { field, label, value, isMixed, onCommit } = props
  const isLong = (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.includes('\n'))
  // A line becomes a text of several when it is told a list or an object: whoever types goes on there, and keys go on being heard.
  const [isTyping, setTyping] = useState(false)
  const commit = (next: Bindable) => {
    setTyping(document.activeElement?.matches('input, textarea') ?? false)
    onCommit(next)
  }
  if (field.shape === 'list' || (field.rows && Array.isArray(value))) return <ItemsControl {...props} />
  if (field.shape !== 'any' || isLong) return <JsonControl {...props} onCommit={commit} autoFocus={isTyping} />
  return (
    <TextField
      label={label}
      isLabelHidden
      autoFocus={isTyping}
      value={value === null || isBinding(value) ? '' : printPlain(value as Json | undefined)}
      placeholder={isMixed ? words.mixed : ''}
      onCommit={(text) => commit(text === '' ? null : readPlain(text))}
    />
  )
}

/** Items of one kind are added, taken away and put in order, each by its fields; those of several kinds are JSON. */
function ItemsControl(props: FieldControlProps<ValueField>) {
  const { field, values } = props
  const [isJson, setJson] = useState(false)
  const { value, isApart, canBeApart } = useRowsApart(props)
  const items = useMemo(() => itemsField(field, value, values), [field, value, values])
  if (!items) return <JsonControl {...props} />
  return (
    <div className={styles.group} data-wide>
      {/* Its parts are plain, as the whole is: it is the whole that a formula gives. */}
      {isJson ? <JsonControl {...props} isAsked /> : <ListControl {...props} value={value} field={items} nodeId={undefined} />}
      {isApart && <p className={styles.note}>{fieldWords.value.isApart}</p>}
      {canBeApart && <p className={styles.note}>{fieldWords.value.canBeApart}</p>}
      <Button tone="quiet" icon={isJson ? List : Braces} onPress={() => setJson(!isJson)}>
        {isJson ? fieldWords.value.asItems : fieldWords.value.asJson}
      </Button>
    </div>
  )
}

/**
 * Rows that are one text each, with their label and their value apart for whoever translates them or may change no values. Others,
 * and those of a site of one language, are as they are.
 */
function useRowsApart({ field, value, values = {} }: FieldControlProps<ValueField>) {
  const { language, defaultLanguage, languages } = useVariantContext()
  const role = useRole()
  const isTranslating = language !== defaultLanguage || role === 'content-editor'
  const apart = useMemo(() => rowsApart(field, (value ?? null) as Json, (name) => values[name]), [field, value, values])
  const areTexts = apart !== value && apart !== null
  return {
    value: areTexts && isTranslating ? (apart as Bindable) : value,
    isApart: areTexts && isTranslating,
    canBeApart: areTexts && !isTranslating && languages.length > 1,
  }
}

/** What is no JSON stays where it was typed, with what is wrong. */
function JsonControl({
  field,
  label,
  value,
  isMixed,
  onCommit,
  autoFocus = false,
  isAsked = false,
}: FieldControlProps<ValueField> & {
  readonly autoFocus?: boolean
  /** Somebody wants to see JSON. */
  readonly isAsked?: boolean
}) {
  const [error, setError] = useState<string>()
  const commit = (text: string): void => {
    if (text.trim() === '') {
      setError(undefined)
      onCommit(null)
      return
    }
    const read = readTyped(field, text)
    const problem = read === undefined ? words.value.notJson : field.check(read.value)
    setError(problem)
    if (read !== undefined && problem === undefined) onCommit(read.value)
  }
  return (
    <TextArea
      label={label}
      isLabelHidden
      isMono
      autoFocus={autoFocus}
      rows={4}
      value={value === undefined ? '' : (!isAsked && takesItems(field) && printList(value as Json)) || printJson(value as Json)}
      placeholder={isMixed ? words.mixed : ''}
      error={error}
      onCommit={commit}
    />
  )
}

/** Whether a list of single values is usual: then nobody has to know JSON. */
const takesItems = ({ default: usual, rows, item }: ValueField): boolean => Array.isArray(usual) && (item !== undefined || !rows)

/** A lone number is a list of one where a list is usual. */
function readTyped(field: ValueField, text: string): { readonly value: Json } | undefined {
  const json = readJson(text)
  if (!takesItems(field) || typeof json?.value === 'object') return json
  const items = readList(text)
  return items && { value: items as Json }
}

function readJson(text: string): { readonly value: Json } | undefined {
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return undefined
  }
}
