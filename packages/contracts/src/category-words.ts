/** The name of a category that is no stream, made from its value: "city-life" gives "City Life". */
export function categoryWords(category: string): string {
  const words = category.split('-').filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
