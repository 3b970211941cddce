/** What edits a field of the data. */
export interface FieldProps<T> {
  /** In the data, as in `links.3.url`. */
  readonly path: string
  readonly label: string
  readonly value: T
  readonly onChange: (value: T) => void
}
