import type { CollectionRecord } from '@heddle/document'
import { setCollection, setRows } from '@heddle/document/operations'
import { readPath } from '@heddle/document/values'
import type { PluginDefinition } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { AnswerTree } from '../../../answers/answer-tree.tsx'
import { TryAs } from '../../../answers/try-as.tsx'
import { TryBar, TryProblem } from '../../../answers/try-bar.tsx'
import type { Trying } from '../../../answers/use-try.ts'
import { words as answerWords } from '../../../answers/words.ts'
import answers from '../../../answers/answers.module.css'
import type { TriedSource } from '../../../server/project-server.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { Button } from '../../../ui/button.tsx'
import { Keys } from '../../../ui/keys.tsx'
import { ProposedFields } from './proposed-fields.tsx'
import { words } from './words.ts'
import styles from './try.module.css'

/** Trying a source: it is asked, and its answer says where the rows lie and what fields they have. */
export function TryPane({
  collection,
  plugin,
  trying,
}: {
  readonly collection: CollectionRecord
  readonly plugin: PluginDefinition
  readonly trying: Trying
}) {
  return (
    <section className={styles.pane} aria-label={words.region}>
      <TryBar trying={trying} hint={<Keys keys="Ctrl+Enter" />} />
      {plugin.source && <TryAs described={{ ...plugin.source, ...plugin.source.collection }} given={collection.config} />}
      <div className={styles.body} aria-busy={trying.isAsking}>
        <TryProblem trying={trying} />
        {trying.tried === undefined && trying.failure === undefined && <p className={answers.note}>{words.begin}</p>}
        {trying.tried?.answer && <Answer collection={collection} plugin={plugin} answer={trying.tried.answer} />}
      </div>
    </section>
  )
}

type GivenAnswer = NonNullable<TriedSource['answer']>

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
        {answer.isCut && <p className={answers.note}>{answerWords.isCut}</p>}
        <pre className={answers.text}>{answer.text}</pre>
      </>
    )
  }
  const found = rowsPath === '' ? answer.json : readPath(answer.json, rowsPath)
  const rows = found ?? answer.json
  const set = (field: string, path: string, label: string) =>
    change(label, setCollection(view, { id, values: { config: { [field]: path === '' ? null : path } } }))
  return (
    <>
      {answer.isCut && <p className={answers.note}>{answerWords.isCut}</p>}
      <p className={answers.note}>{found === undefined ? answerWords.gone(rowsPath) : words.pickRows}</p>
      <AnswerTree
        answer={answer.json}
        picked={rowsPath}
        pickedMark={words.rowsHere}
        totalPath={isTotalShown ? textAt(config[totalField]) : ''}
        onPick={({ kind, path }) => {
          if (kind === 'number' && isTotalShown) set(totalField, path, words.changes.total(name))
          if (picks && (kind === 'list' || kind === 'object')) set(picks.rows, path, words.changes.rows(name))
        }}
      />
      <ProposedFields collection={collection} rows={rows} />
      {mode === 'static' && Array.isArray(rows) && !answer.isCut && (
        <div className={answers.bar}>
          <Button onPress={() => change(words.changes.keep(name), setRows(view, { id, rows: rows as readonly Json[], newId }))}>
            {words.keepRows(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

const textAt = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
