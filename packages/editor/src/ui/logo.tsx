import styles from './logo.module.css'

/** The product's mark. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className={styles.logo}>
      <defs>
        <linearGradient id="heddle-logo" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#5b8cff" />
          <stop offset="1" stopColor="#b58cff" />
        </linearGradient>
      </defs>
      <rect width="24" height="24" rx="6" fill="url(#heddle-logo)" />
      <path d="M8.5 6v12M15.5 6v12M8.5 12h7" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" fill="none" />
    </svg>
  )
}
