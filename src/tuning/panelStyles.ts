import buttons from './buttons.css?inline'
import controls from './controls.css?inline'
import keep from './keep.css?inline'
import meters from './meters.css?inline'
import panel from './panel.css?inline'
import slider from './slider.css?inline'
import tabs from './tabs.css?inline'

/** The panel's styles, as text: the site has one style sheet, printed into every page, and they have no place in it. */
export const panelStyles = panel + tabs + meters + buttons + controls + slider + keep
