export const NAME_SIZES = ['name', 'name-long', 'name-longest'] as const
export const NAME_STYLE_FILE = 'name.json'

/** CSS declarations, by their names in JavaScript. */
type Declarations = Readonly<Record<string, string>>

/**
 * How a template's cover shows a name: the file `shop/name.json` of the template, which `npm run tool -- photographs` reads
 * from its page. Lengths are `cqw`, hundredths of the cover's width, or `em`.
 */
export interface NameStyle {
  /** The name of the font. */
  readonly family: string
  /** The space for the name, from the portrait to its lower edge. */
  readonly space: Declarations
  readonly style: Declarations
  /** The declarations that differ for a long name, by the class that `nameClass` gives it. */
  readonly sizes: Readonly<Record<(typeof NAME_SIZES)[number], Declarations>>
}
