import styles from './buttonStyle.module.css'

/** The classes of a link or button that is meant to be pressed. */
export function buttonStyle(kind: 'bright' | 'quiet'): string {
  return `${styles.button} ${styles[kind]}`
}

/** The class of a link that stands by itself, outside running text. */
export const loneLink = styles.lone
