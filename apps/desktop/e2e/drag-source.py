# A small window to drag the files in its arguments from.
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk  # noqa: E402

uris = [Path(name).as_uri() for name in sys.argv[1:]]
window = Gtk.Window(title="Drag source", decorated=False)
window.set_keep_above(True)
window.set_default_size(100, 100)
window.move(20, 300)
box = Gtk.EventBox()
box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
box.drag_source_add_uri_targets()
box.connect("drag-data-get", lambda _box, _context, data, _info, _time: data.set_uris(uris))
window.add(box)
window.show_all()
Gtk.main()
