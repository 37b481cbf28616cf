import type { ReactNode } from 'react'
import type { TemplateId } from './templates.ts'
import styles from './template-thumbnail.module.css'

/** A drawing of what a template starts with. */
export function TemplateThumbnail({ template }: { readonly template: TemplateId }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden className={styles.thumbnail} preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="150" className={styles.ground} />
      <rect x="24" y="18" width="192" height="140" rx="6" className={styles.page} />
      {DRAWINGS[template]()}
    </svg>
  )
}

/** A list with its search, and cards beside it. */
function DeskPage() {
  return (
    <>
      <rect x="36" y="30" width="40" height="8" rx="2" className={styles.ink} />
      <rect x="36" y="46" width="96" height="10" rx="3" className={styles.card} />
      <rect x="138" y="46" width="28" height="10" rx="3" className={styles.accent} />
      <rect x="36" y="64" width="118" height="94" rx="4" className={styles.card} />
      {[74, 88, 102, 116, 130, 144].map((top) => (
        <g key={top}>
          <rect x="44" y={top} width="20" height="4" rx="2" className={styles.ink} />
          <rect x="72" y={top} width="40" height="4" rx="2" className={styles.soft} />
          <rect x="122" y={top} width="22" height="4" rx="2" className={styles.soft} />
        </g>
      ))}
      <rect x="162" y="64" width="42" height="42" rx="4" className={styles.card} />
      <rect x="162" y="112" width="42" height="46" rx="4" className={styles.card} />
    </>
  )
}

const DRAWINGS: Readonly<Record<TemplateId, () => ReactNode>> = { empty: EmptyPage, sample: SamplePage, 'orders-desk': DeskPage }

function EmptyPage() {
  return (
    <>
      <rect x="40" y="36" width="160" height="52" rx="4" className={styles.dashed} />
      <path d="M120 54v16M112 62h16" className={styles.plus} />
    </>
  )
}

function SamplePage() {
  return (
    <>
      <rect x="36" y="28" width="28" height="5" rx="2" className={styles.ink} />
      <rect x="156" y="28" width="14" height="4" rx="2" className={styles.soft} />
      <rect x="176" y="28" width="14" height="4" rx="2" className={styles.soft} />
      <rect x="36" y="50" width="74" height="9" rx="2" className={styles.ink} />
      <rect x="36" y="63" width="56" height="9" rx="2" className={styles.ink} />
      <rect x="36" y="80" width="68" height="4" rx="2" className={styles.soft} />
      <rect x="36" y="92" width="30" height="10" rx="3" className={styles.accent} />
      <rect x="132" y="46" width="72" height="56" rx="5" className={styles.picture} />
      <rect x="36" y="116" width="52" height="42" rx="4" className={styles.card} />
      <rect x="94" y="116" width="52" height="42" rx="4" className={styles.card} />
      <rect x="152" y="116" width="52" height="42" rx="4" className={styles.card} />
    </>
  )
}
