/** The main browse screen. */
export default function Gallery() {
  return (
    <main className="column py-16">
      <h1 className="text-28">Gallery</h1>
    </main>
  );
}
