import { ChevronDown } from 'lucide-react'
import { styleProperty } from '@heddle/style'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import rows from '../../ui/row.module.css'
import { ChoiceRow, SegmentedRow, valueLabel } from './choice-rows.tsx'
import { labelOf } from './row-order.ts'
import { useStyleModel, useStyleText } from './use-style.ts'
import { words } from './words.ts'

const USUAL = ['block', 'flex', 'grid', 'none']
const SEGMENTS = USUAL.map((value) => ({ value }))
const OTHERS = (styleProperty('display')?.syntax.keywords ?? []).filter((word) => !USUAL.includes(word))
const ROW = { label: labelOf('display'), properties: ['display'] }

/** How something lays out what is in it: the usual ways side by side, all others in a list beside them. */
export function DisplayRow() {
  const model = useStyleModel()
  const display = useStyleText('display')
  if (display !== undefined && !USUAL.includes(display)) return <ChoiceRow {...ROW} />
  return (
    <div className={rows.beside}>
      <SegmentedRow {...ROW} segments={SEGMENTS} />
      <Menu
        label={words.otherDisplays}
        placement="bottom end"
        trigger={<IconButton icon={ChevronDown} size={24} label={words.otherDisplays} />}
      >
        {OTHERS.map((word) => (
          <MenuItem key={word} label={valueLabel(word)} onPress={() => model.set({ display: word })} />
        ))}
      </Menu>
    </div>
  )
}
