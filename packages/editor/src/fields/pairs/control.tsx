import { Plus, UserRound, X } from 'lucide-react'
import { isBinding, type Bindable } from '@heddle/document'
import type { PairsField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { words as controlsWords } from '../../controls/words.ts'
import { BoundField, FormulaHandle } from '../../formula/bound-field.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { removeItem, replaceItem } from '../items.ts'
import { partsOf } from '../part-row.tsx'
import { useAskedInside } from '../use-asked-inside.ts'
import { words } from '../words.ts'
import styles from '../fields.module.css'

/** A name and a value in each line; each value may come from a formula. */
export function PairsControl({
  field,
  label,
  value,
  isMixed,
  nodeId,
  canBind = nodeId !== undefined,
  onCommit,
}: FieldControlProps<PairsField>) {
  const pairs = Array.isArray(value) ? (value as readonly Json[]).map(partsOf) : []
  const commit = (next: readonly Json[]) => onCommit(next as Json)
  useAskedInside(label, nodeId, ([at = '']) =>
    pairs[Number(at)] ? { label: words.pairs.value(Number(at) + 1, label), keys: [] } : undefined,
  )
  return (
    <div className={styles.group} role="group" aria-label={label} data-wide>
      {pairs.map(({ name, value: given }, at) => {
        const set = (part: { readonly name?: string; readonly value?: Bindable | null }) => {
          const pair = { name: textOf(name), value: isBinding(given) ? given : textOf(given), ...part }
          commit(replaceItem(pairs, at, { ...pair, value: pair.value ?? '' } as Json))
        }
        const target = {
          label: words.pairs.value(at + 1, label),
          value: given,
          nodeId,
          onBind: (next: Bindable) => set({ value: next }),
          onUnbind: () => set({ value: '' }),
        }
        return (
          // Pairs are their places, as names may be alike.
          <div key={at} className={styles.pair} data-takes-visitor={field.takesVisitor || undefined}>
            <TextField
              label={words.pairs.name(at + 1, label)}
              isLabelHidden
              value={textOf(name)}
              placeholder={words.pairs.namePlaceholder}
              onCommit={(next) => set({ name: next.trim() })}
            />
            <span className={styles.pairValue} data-formula-row>
              {isBinding(given) ? (
                <BoundField {...target} value={given} />
              ) : (
                <TextField
                  label={target.label}
                  isLabelHidden
                  value={textOf(given)}
                  placeholder={words.pairs.valuePlaceholder}
                  onCommit={(next) => set({ value: next })}
                />
              )}
              <span className={styles.pairHandle}>{canBind && <FormulaHandle {...target} />}</span>
            </span>
            {field.takesVisitor && (
              <NameVisitor
                label={words.pairs.nameVisitor(at + 1, label)}
                isDisabled={isBinding(given)}
                onName={(named) => set({ value: textOf(given) + named })}
              />
            )}
            <IconButton
              icon={X}
              size={24}
              label={words.pairs.remove(at + 1, label)}
              onPress={() => commit(removeItem(pairs, at))}
            />
          </div>
        )
      })}
      {isMixed && <p className={styles.note}>{controlsWords.mixed}</p>}
      <Button
        tone="quiet"
        icon={Plus}
        isDisabled={pairs.length >= field.max}
        onPress={() => commit([...pairs, { name: '', value: '' }])}
        aria-label={words.list.addTo(label)}
      >
        {words.list.add}
      </Button>
    </div>
  )
}

/** Writes into a value what the server puts in of whoever is signed in. */
function NameVisitor({
  label,
  isDisabled,
  onName,
}: {
  readonly label: string
  readonly isDisabled: boolean
  readonly onName: (named: string) => void
}) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton icon={UserRound} size={24} label={label} isDisabled={isDisabled} />}
    >
      {Object.entries(words.pairs.visitor).map(([path, name]) => (
        <MenuItem key={path} label={name} onPress={() => onName(`{visitor.${path}}`)} />
      ))}
    </Menu>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
