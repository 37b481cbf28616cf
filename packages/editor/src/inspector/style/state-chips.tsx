import { useEffect } from 'react'
import { useRecord } from '@heddle/store/react'
import { compareStates, DEFAULT_STATE, fromVariant } from '@heddle/style'
import { words } from '../words.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { useStyleModel } from './use-style.ts'
import styles from './style-tab.module.css'

/** Which state's styles are edited; the canvas shows the element in it meanwhile. A dot marks states with values of their own. */
export function StateChips() {
  const nodes = useSelectedNodes()
  const { session, definitions, canvas, store } = useEditor()
  const current = useValue(session.stateId)
  const connection = useValue(canvas)
  const [first, ...others] = nodes.map((node) => ['hover', ...(definitions.get(node.element)?.states ?? [])])
  const shared = [...new Set(first)].filter((state) => others.every((states) => states.includes(state))).toSorted(compareStates)
  const target = useValue(useStyleModel().targetClass)
  const record = useRecord(store, target ?? '')
  const edited = record?.kind === 'style-class' ? record : undefined
  const changed = new Set(
    (edited ? [edited] : nodes).flatMap(({ styles: sheet }) =>
      Object.entries(sheet).flatMap(([variant, values]) => (Object.keys(values).length > 0 ? [fromVariant(variant).state] : [])),
    ),
  )
  const single = nodes.length === 1 ? nodes[0]?.id : undefined

  useEffect(() => {
    if (single === undefined || current === DEFAULT_STATE) return undefined
    connection?.send({ type: 'force-state', id: single, state: current })
    return () => connection?.send({ type: 'force-state' })
  }, [connection, single, current])

  return (
    <div className={styles.chips} role="group" aria-label={words.states}>
      {[DEFAULT_STATE, ...shared].map((state) => (
        <button
          key={state}
          type="button"
          aria-pressed={current === state}
          data-changed={(state !== DEFAULT_STATE && changed.has(state)) || undefined}
          className={styles.state}
          onClick={() => (session.stateId.value = state)}
        >
          {words.stateNames[state] ?? state}
        </button>
      ))}
    </div>
  )
}
