import { Ellipsis, Plus } from 'lucide-react'
import { useEffect } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { sortedKeys, type NodeRecord } from '@heddle/document'
import { freeName, setState } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { compareStates, DEFAULT_STATE, fromVariant, isConditionState, STATES_AROUND } from '@heddle/style'
import { words } from '../words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { ConditionStateRows } from './condition-state.tsx'
import { useStyleModel } from './use-style.ts'
import styles from './style-tab.module.css'

/** Which state's styles are edited; the canvas shows the element in it meanwhile. A dot marks states with values of their own. */
export function StateChips() {
  const nodes = useSelectedNodes()
  const editor = useEditor()
  const { session, definitions, canvas, store, newId } = editor
  const current = useValue(session.stateId)
  const connection = useValue(canvas)
  const [first, ...others] = nodes.map((node) => [
    'hover',
    ...(node.link ? ['link-active'] : []),
    ...(definitions.get(node.element)?.states ?? []),
  ])
  const shared = [...new Set(first)].filter((state) => others.every((states) => states.includes(state))).toSorted(compareStates)
  const target = useValue(useStyleModel().targetClass)
  const record = useRecord(store, target ?? '')
  const edited = record?.kind === 'style-class' ? record : undefined
  const changed = new Set(
    (edited ? [edited] : nodes).flatMap(({ styles: sheet }) =>
      Object.entries(sheet).flatMap(([variant, values]) => (Object.keys(values).length > 0 ? [fromVariant(variant).state] : [])),
    ),
  )
  const only = nodes.length === 1 ? nodes[0] : undefined
  const single = only?.id
  // States of conditions belong to one element: a class knows nothing of them.
  const owner = edited ? undefined : only
  const own = sortedKeys(owner?.states ?? {})
  const isLost = isConditionState(current) && !own.includes(current)
  useEffect(() => {
    if (isLost) session.stateId.value = DEFAULT_STATE
  }, [isLost, session])
  // Those of what is around are there for every element, and shown once they are used.
  const around = STATES_AROUND.filter((state) => changed.has(state) || state === current)
  const add = (node: NodeRecord) => {
    const stateId = `when-${newId()}`
    const taken = new Set(Object.values(node.states ?? {}).map(({ name }) => name))
    const name = freeName(words.ownState.first, (wanted) => taken.has(wanted))
    const state = { name, condition: { type: 'f', code: 'false' } } as const
    const made = changeHere(editor, [node.id], (view, [nodeId = '']) => setState(view, { nodeId, stateId, state }))
    editor.change(words.ownState.changes.add, made)
    session.stateId.value = stateId
    const nodeId = scopeHere(editor, node.id, `states/${stateId}/condition`)
    session.askedFormula.value = { nodeId, label: words.ownState.when }
  }

  useEffect(() => {
    if (single === undefined || current === DEFAULT_STATE) return undefined
    connection?.send({ type: 'force-state', id: single, state: current })
    return () => connection?.send({ type: 'force-state' })
  }, [connection, single, current])

  return (
    <>
      <div className={styles.chips} role="group" aria-label={words.states}>
        {[DEFAULT_STATE, ...own, ...[...shared, ...around].toSorted(compareStates)].map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={current === state}
            data-changed={(state !== DEFAULT_STATE && changed.has(state)) || undefined}
            className={classNames(styles.state, isConditionState(state) && styles.own)}
            onClick={() => (session.stateId.value = state)}
          >
            {owner?.states?.[state]?.name ?? words.stateNames[state] ?? state}
          </button>
        ))}
        {around.length < STATES_AROUND.length && (
          <Menu
            label={words.moreStates}
            trigger={
              <AriaButton className={styles.add ?? ''} aria-label={words.moreStates}>
                <Ellipsis size={12} aria-hidden />
              </AriaButton>
            }
          >
            {STATES_AROUND.filter((state) => !around.includes(state)).map((state) => (
              <MenuItem key={state} label={words.stateNames[state] ?? state} onPress={() => (session.stateId.value = state)} />
            ))}
          </Menu>
        )}
        {owner && (
          <button
            type="button"
            className={styles.add}
            aria-label={words.ownState.add}
            title={words.ownState.add}
            onClick={() => add(owner)}
          >
            <Plus size={12} aria-hidden />
          </button>
        )}
      </div>
      {owner && <ConditionStateRows node={owner} stateId={current} />}
    </>
  )
}
