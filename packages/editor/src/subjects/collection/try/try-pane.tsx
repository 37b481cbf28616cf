import { Send } from 'lucide-react'
import type { CollectionRecord } from '@heddle/document'
import { setCollection, setRows } from '@heddle/document/operations'
import { readPath } from '@heddle/document/values'
import type { PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import type { TriedSource } from '../../../server/project-server.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Keys } from '../../../ui/keys.tsx'
import { showBytes } from '../seen-values.ts'
import { AnswerTree } from './answer-tree.tsx'
import { ProposedFields } from './proposed-fields.tsx'
import type { Trying } from './use-try.ts'
import { words } from './words.ts'
import styles from './try.module.css'

/** Trying a source: it is asked, and its answer says where the rows lie and what fields they have. */
export function TryPane({
  collection,
  plugin,
  trying: { isAsking, tried, failure, start, stop },
}: {
  readonly collection: CollectionRecord
  readonly plugin: PluginDefinition
  readonly trying: Trying
}) {
  return (
    <section className={styles.pane} aria-label={words.region}>
      <div className={styles.bar}>
        <Button tone="primary" icon={Send} isPending={isAsking} onPress={start}>
          {isAsking ? words.asking : words.tryIt}
        </Button>
        {isAsking ? <Button onPress={stop}>{words.stop}</Button> : <Keys keys="Ctrl+Enter" />}
        <span className={styles.room} />
        {tried?.answer && <Facts answer={tried.answer} />}
      </div>
      <div className={styles.body} aria-busy={isAsking}>
        {(failure ?? tried?.error) !== undefined && (
          <p role="alert" className={styles.problem}>
            {failure ?? tried?.error}
          </p>
        )}
        {tried === undefined && failure === undefined && <p className={styles.note}>{words.begin}</p>}
        {tried?.answer && <Answer collection={collection} plugin={plugin} answer={tried.answer} />}
      </div>
    </section>
  )
}

type GivenAnswer = NonNullable<TriedSource['answer']>

function Facts({ answer: { status, statusText, time, bytes } }: { readonly answer: GivenAnswer }) {
  return (
    <span className={styles.facts} role="status">
      <span className={classNames(styles.status, status >= 200 && status < 300 ? styles.good : styles.bad)}>
        {status} {statusText}
      </span>
      {words.took(time)} · {showBytes(bytes)}
    </span>
  )
}

function Answer({
  collection,
  plugin,
  answer,
}: {
  readonly collection: CollectionRecord
  readonly plugin: PluginDefinition
  readonly answer: GivenAnswer
}) {
  const { view, change, newId } = useEditor()
  const { id, name, config, mode } = collection
  const { picks, collection: declared } = plugin.source ?? {}
  const rowsPath = picks ? textAt(config[picks.rows]) : ''
  const totalField = picks?.total
  const isTotalShown = totalField !== undefined && declared?.fields[totalField]?.when?.(config) !== false
  if (!('json' in answer) || answer.json === undefined) {
    return (
      <>
        {answer.isCut && <p className={styles.note}>{words.isCut}</p>}
        <pre className={styles.text}>{answer.text}</pre>
      </>
    )
  }
  const found = rowsPath === '' ? answer.json : readPath(answer.json, rowsPath)
  const rows = found ?? answer.json
  const set = (field: string, path: string, label: string) =>
    change(label, setCollection(view, { id, values: { config: { [field]: path === '' ? null : path } } }))
  return (
    <>
      {answer.isCut && <p className={styles.note}>{words.isCut}</p>}
      <p className={styles.note}>{found === undefined ? words.gone(rowsPath) : words.pickRows}</p>
      <AnswerTree
        answer={answer.json}
        rowsPath={rowsPath}
        totalPath={isTotalShown ? textAt(config[totalField]) : ''}
        onPickRows={(path) => picks && set(picks.rows, path, words.changes.rows(name))}
        onPickTotal={isTotalShown ? (path) => set(totalField, path, words.changes.total(name)) : undefined}
      />
      <ProposedFields collection={collection} rows={rows} />
      {mode === 'static' && Array.isArray(rows) && !answer.isCut && (
        <div className={styles.bar}>
          <Button onPress={() => change(words.changes.keep(name), setRows(view, { id, rows: rows as readonly Json[], newId }))}>
            {words.keepRows(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

const textAt = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
