import type { FunctionDefinition } from '@heddle/kit'
import { exampleOf, signatureOf } from '../complete.ts'
import styles from './data-tree.module.css'

/** What a function takes, does and gives. */
export function FunctionHelp({ definition }: { readonly definition: FunctionDefinition }) {
  const example = exampleOf(definition)
  return (
    <div className={styles.help} role="note">
      <code>
        {definition.name}
        {signatureOf(definition)}
      </code>
      <p>{definition.description.en}</p>
      {example && (
        <>
          <code className={styles.weak}>{example[0]}</code>
          <code>{example[1]}</code>
        </>
      )}
    </div>
  )
}
