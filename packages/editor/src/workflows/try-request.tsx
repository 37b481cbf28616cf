import { useEffect } from 'react'
import type { ActionRecord, Id, WorkflowRecord } from '@heddle/document'
import { setAction } from '@heddle/document/operations'
import { readPath } from '@heddle/document/values'
import type { Json } from '@heddle/store'
import { AnswerTree } from '../answers/answer-tree.tsx'
import { resolveConfig } from '../answers/resolve-config.ts'
import { TryAs } from '../answers/try-as.tsx'
import { TryBar, TryProblem } from '../answers/try-bar.tsx'
import { useTry } from '../answers/use-try.ts'
import { words as answerWords } from '../answers/words.ts'
import answers from '../answers/answers.module.css'
import { useEditor } from '../session/use-editor.ts'
import { answerShape } from './answer-shape.ts'
import { keepResult, namesTried, triedRequest, type TriedRequest } from './tried-request.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

interface Props {
  readonly workflow: WorkflowRecord
  readonly id: Id
  readonly action: ActionRecord
}

/** Sends a request once and shows its answer, in which a press says what the action gives; nothing for other actions. */
export function TryRequest(props: Props) {
  const request = triedRequest(props.action, useEditor())
  return request && <OpenTry key={`${request.namespace} ${request.name}`} {...props} request={request} />
}

function OpenTry({ workflow, id, request }: Props & { readonly request: TriedRequest }) {
  const editor = useEditor()
  const { view, change, canvas } = editor
  const { namespace, name, declared, picks } = request
  const trying = useTry(namespace, async () => {
    // As it is by now: what was typed a moment ago counts.
    const now = view.find('workflow', workflow.id)?.actions[id]
    const given = (now && triedRequest(now, editor)?.given) ?? {}
    const nodeId = view.find('node', workflow.ownerId ?? '')?.id
    const place = { nodeId, names: namesTried(workflow, given, editor) }
    return { action: name, config: await resolveConfig(canvas.peek(), declared.fields, given, place) }
  })
  const { tried } = trying
  const answer = tried?.answer
  const json = answer && 'json' in answer ? answer.json : undefined
  const path = String(request.given[picks] ?? '')
  const found = path === '' ? json : readPath(json, path)
  const isGood = answer !== undefined && tried?.error === undefined && !answer.isCut
  useEffect(() => {
    const result = found ?? json ?? answer?.text
    if (!isGood || result === undefined) return
    keepResult(editor, id, result as Json)
    const gives = answerShape(result as Json)
    const kept = editor.view.find('workflow', workflow.id)?.actions[id]?.gives
    if (JSON.stringify(gives) === JSON.stringify(kept)) return
    const values = { gives: gives ?? null }
    editor.change(words.changes.keepShape, setAction(editor.view, { workflowId: workflow.id, id, values }))
  }, [editor, workflow.id, id, isGood, found, json, answer])
  const pick = (next: string): void => {
    const { [picks]: _, ...others } = request.given
    const args = { arguments: { ...others, ...(next !== '' && { [picks]: next }) } }
    const result = next === '' ? json : readPath(json, next)
    const gives = answerShape((result ?? null) as Json) ?? null
    change(words.changes.pickResult, setAction(view, { workflowId: workflow.id, id, values: { args, gives } }))
  }
  return (
    <section className={styles.tried} aria-label={words.tried.region}>
      <TryBar trying={trying} />
      <TryAs described={request.declared} given={request.given} />
      <TryProblem trying={trying} />
      {tried === undefined && trying.failure === undefined && <p className={answers.note}>{words.tried.begin}</p>}
      {answer?.isCut === true && <p className={answers.note}>{answerWords.isCut}</p>}
      {json !== undefined && (
        <>
          <p className={answers.note}>{found === undefined ? answerWords.gone(path) : words.tried.pick}</p>
          <AnswerTree answer={json} picked={path} pickedMark={words.tried.picked} onPick={(row) => pick(row.path)} />
        </>
      )}
      {json === undefined && answer?.text !== undefined && <pre className={answers.text}>{answer.text}</pre>}
    </section>
  )
}
