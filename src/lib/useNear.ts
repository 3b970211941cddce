import { type RefObject, useEffect, useState } from 'react'

/** True once an element has been in the window, or within `marginPx` CSS px above or below. False before hydration. */
export function useNear(element: RefObject<Element | null>, marginPx: number): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, marginPx, isNear])
  return isNear
}
