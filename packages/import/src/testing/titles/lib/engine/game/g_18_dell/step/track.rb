raise 'rules are never read'
