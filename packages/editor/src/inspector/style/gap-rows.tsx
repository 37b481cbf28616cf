import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { equalJson } from '@heddle/store'
import { IconButton } from '../../ui/icon-button.tsx'
import rows from '../../ui/row.module.css'
import { NumberRow } from './number-row.tsx'
import { useReading, useStyleModel } from './use-style.ts'
import { words } from './words.ts'

const BOTH = ['row-gap', 'column-gap']
const names = words.properties
const texts = words.gap

/** One gap for rows and columns, or the two apart: where they differ, and where a person wants them so. */
export function GapRows() {
  const model = useStyleModel()
  const [isSplit, setIsSplit] = useState(false)
  const row = useReading(['row-gap'])
  const column = useReading(['column-gap'])
  const differ = !row.isMixed && !column.isMixed && !equalJson(row.value ?? null, column.value ?? null)
  const join = () => {
    setIsSplit(false)
    if (differ) model.set(Object.fromEntries(BOTH.map((property) => [property, row.value ?? column.value ?? null])))
  }
  if (isSplit || differ) {
    return (
      <>
        <div className={rows.beside}>
          <NumberRow label={names['row-gap'] ?? ''} properties={['row-gap']} />
          <IconButton icon={Link2} size={24} label={texts.join} onPress={join} />
        </div>
        <div className={rows.beside}>
          <NumberRow label={names['column-gap'] ?? ''} properties={['column-gap']} />
        </div>
      </>
    )
  }
  return (
    <div className={rows.beside}>
      <NumberRow label={names['gap'] ?? ''} properties={BOTH} />
      <IconButton icon={Unlink2} size={24} label={texts.split} onPress={() => setIsSplit(true)} />
    </div>
  )
}
