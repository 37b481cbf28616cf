import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Frame, ofControl } from '../../lib/frame/frame.tsx'
import { toFormat } from './currency-text.ts'
import type { formInputDefinition } from './definition.ts'
import { useAmount } from './use-amount.ts'

/** An amount of money beside its symbol, which only those hear who read the label. */
export function FormInputFramedCurrency({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const control = useAmount(ofControl(root), props)
  const { symbol, isPrefix } = toFormat(props)
  const sign = symbol && (
    <span aria-hidden="true" className="heddle-currency">
      {symbol}
    </span>
  )
  return <Frame root={root} props={props} control={control} before={isPrefix && sign} after={!isPrefix && sign} />
}
