module Engine
  module Config
    module Tile
      GREEN = { '8864' => 'city=revenue:40,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0' }.freeze
    end
  end
end
