import type { CSSProperties, ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { breadcrumbsDefinition } from './definition.ts'
import { iconName, readSteps, type Step } from './steps.ts'

/** Search engines read the way as microdata, which no policy of scripts has a word in. */
export function Breadcrumbs({ root, props }: ElementProps<typeof breadcrumbsDefinition>): ReactNode {
  const steps = readSteps(props.fromAddress.length > 0 ? props.fromAddress : props.items)
  const isShort = Boolean(props.collapses) && steps.length > SHORTEST
  const hidden = isShort ? steps.slice(1, -1) : []
  const separator = props.separator === 'custom' ? toText(props.customSeparator) : toText(props.separator)
  const style = { '--heddle-separator': `"${separator.replaceAll(/["\\\n\r\f]/g, ' ')}"` } as CSSProperties
  const crumb = (step: Step, at: number): ReactNode => (
    <Crumb
      key={at}
      step={at === 0 && step.icon === '' ? { ...step, icon: iconName(props.firstIcon) } : step}
      position={at + 1}
      isLast={at === steps.length - 1}
      isOnlyIcon={at === 0 && Boolean(props.firstIsIcon)}
    />
  )
  return (
    <nav {...root} aria-label={toText(props.accessibleLabel) || root['aria-label']}>
      <ol className={`heddle-crumbs heddle-crumbs-${toText(props.look)}`} style={style} itemScope itemType={LIST}>
        {isShort ? (
          <>
            {steps.slice(0, 1).map(crumb)}
            <li>
              <details>
                <summary aria-label={toText(props.moreLabel) || undefined}>…</summary>
                <ol>{hidden.map((step, at) => crumb(step, at + 1))}</ol>
              </details>
            </li>
            {steps.slice(-1).map((step) => crumb(step, steps.length - 1))}
          </>
        ) : (
          steps.map(crumb)
        )}
      </ol>
    </nav>
  )
}

const SHORTEST = 3
const LIST = 'https://schema.org/BreadcrumbList'
const ITEM = 'https://schema.org/ListItem'

interface CrumbProps {
  readonly step: Step
  readonly position: number
  readonly isLast: boolean
  /** Its text is read, but not seen, where it has an icon. */
  readonly isOnlyIcon: boolean
}

function Crumb({ step: { label, link, icon }, position, isLast, isOnlyIcon }: CrumbProps): ReactNode {
  const addresses = useAddresses()
  const picture = icon !== '' && (
    <span className="heddle-crumb-icon" style={{ '--heddle-icon': `url(${addresses.icon(icon)})` } as CSSProperties} />
  )
  const words = (
    <>
      {picture}
      <span itemProp="name" className={picture && isOnlyIcon ? 'heddle-crumb-unseen' : undefined}>
        {label}
      </span>
    </>
  )
  return (
    <li itemProp="itemListElement" itemScope itemType={ITEM}>
      {isLast || link === '' ? (
        <span aria-current={isLast ? 'page' : undefined}>{words}</span>
      ) : (
        <a href={link} itemProp="item">
          {words}
        </a>
      )}
      <meta itemProp="position" content={String(position)} />
    </li>
  )
}
